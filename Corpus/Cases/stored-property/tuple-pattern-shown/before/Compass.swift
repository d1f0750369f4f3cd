import SwiftUI

final class Dartboard: ObservableObject {
    @Published var player = "Bea"
    var (inner, outer) = (0, 0)

    func hit() {
        inner += 25
        outer += 1
    }
}

struct DartboardView: View {
    @StateObject private var board = Dartboard()

    var body: some View {
        Button("\(board.inner) of \(board.outer)") { board.hit() }
    }
}
