import SwiftUI

final class Fractal: ObservableObject {
    @Published var depth = 3
    private var seed = 7
    private var unused = 9

    var caption: String { "\(self[depth])" }

    private subscript(level: Int) -> Int { value(at: level) }
    private func value(at level: Int) -> Int { seed * level }
    private var dead: Int { unused + 1 }

    func reseed() {
        seed += 1
        unused += 1
    }
}

struct FractalView: View {
    @ObservedObject var fractal: Fractal
    var body: some View { Text(fractal.caption) }
}
