import SwiftUI

enum Radio {
    final class Tuner: ObservableObject {
        @Published var station = "one"
    }
    typealias Player = Tuner
}

struct RadioView: View {
    @EnvironmentObject var tuner: Radio.Tuner
    @SwiftUI.EnvironmentObject var player: Radio.Player

    var body: some View {
        Text(tuner.station + player.station)
    }
}
