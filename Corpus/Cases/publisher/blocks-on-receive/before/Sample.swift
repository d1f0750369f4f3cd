import SwiftUI

final class BellModel: ObservableObject {
    @Published private(set) var rings = 0
    func ring() { rings += 1 }
}

struct BellView: View {
    @StateObject private var model = BellModel()
    @State private var log: [Int] = []

    var body: some View {
        Button("Ring \(model.rings)") { model.ring() }
            .onReceive(model.$rings) { value in log.append(value) }
    }
}
