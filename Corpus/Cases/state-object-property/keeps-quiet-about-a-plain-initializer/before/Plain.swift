import SwiftUI

final class Plain: ObservableObject {
    @Published var value: Int
    private let limit: Int

    init(limit: Int = 5) {
        self.limit = limit
        value = min(limit, 3)
    }
}

struct PlainView: View {
    @StateObject private var plain = Plain(limit: 2)
    var body: some View { Text("\(plain.value)") }
}
