import Combine
import SwiftUI

final class Song: ObservableObject {
    @Published var title = "Intro"
}

final class Band: ObservableObject {
    @Published var name = ""
    let song = Song()
    private var bag: Set<AnyCancellable> = []

    init(events: PassthroughSubject<String, Never>) {
        song.objectWillChange
            .sink { [weak self] _ in
                self?.objectWillChange.send()
            }
            .store(in: &bag)
        events.sink { print($0) }.store(in: &bag)
    }
}
