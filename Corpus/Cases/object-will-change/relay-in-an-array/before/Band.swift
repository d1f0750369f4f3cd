import Combine
import SwiftUI

final class Song: ObservableObject {
    @Published var title = "Intro"
}

@MainActor
final class Band: ObservableObject {
    @Published var name = ""
    let song = Song()
    private var links: [AnyCancellable] = []

    init() {
        links.append(song.objectWillChange.sink { [weak self] _ in
            self?.objectWillChange.send()
        })
    }
}
