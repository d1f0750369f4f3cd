import SwiftUI

struct PlayerView: View {
    private enum Speed { case slow, fast }

    private struct Setting {
        var speed: Speed
    }

    private enum Models {
        final class Player: ObservableObject {
            @Published var setting = Setting(speed: .slow)
            func change(to setting: Setting) { self.setting = setting }
        }
    }

    private struct Unrelated { var count = 0 }

    @StateObject private var player = Models.Player()
    var body: some View {
        Button(player.setting.speed == .slow ? "Slow" : "Fast") {
            player.change(to: Setting(speed: .fast))
        }
    }
}
