import SwiftUI

final class Amplifier: ObservableObject {
    @Published var input = "line"
    var volume = 0 {
        didSet { volume = min(volume, 10) }
    }
}

struct AmplifierView: View {
    @ObservedObject var amplifier: Amplifier
    var body: some View { Text("\(amplifier.input) \(amplifier.volume)") }
}
