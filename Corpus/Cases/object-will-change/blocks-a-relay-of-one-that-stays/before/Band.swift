import Combine
import SwiftUI

final class Song: ObservableObject {
    let objectWillChange = PassthroughSubject<Void, Never>()
    var title = "Intro"
}

final class Band: ObservableObject {
    @Published var name = ""
    let song = Song()
    private var bag: Set<AnyCancellable> = []

    init() {
        song.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }.store(in: &bag)
    }
}
