import SwiftUI

private final class Hidden: ObservableObject {
    @Published var value = 1
}

struct HiddenView: View {
    @StateObject private var hidden = Hidden()
    var body: some View { Text("\(hidden.value)") }
}
