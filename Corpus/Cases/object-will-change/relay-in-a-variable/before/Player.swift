import Combine
import SwiftUI

final class Song: ObservableObject {
    @Published var title = "Intro"
}

final class Player: ObservableObject {
    @Published var volume = 0.5
    let song = Song()
    private var relay: AnyCancellable?

    init() {
        relay = song.objectWillChange.sink { [weak self] _ in
            self?.objectWillChange.send()
        }
    }
}

struct PlayerView: View {
    @StateObject private var player = Player()
    var body: some View { Text(player.song.title) }
}
