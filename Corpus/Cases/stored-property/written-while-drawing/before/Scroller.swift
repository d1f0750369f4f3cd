import SwiftUI

final class Scroller: ObservableObject {
    @Published var offset = 0.0
    var proxy: (() -> Void)?
}

struct ScrollerView: View {
    @ObservedObject var scroller: Scroller

    var body: some View {
        let _ = remember()
        Text("\(scroller.offset) \(scroller.proxy == nil ? "idle" : "ready")")
    }

    private func remember() {
        scroller.proxy = { print("scroll") }
    }
}
