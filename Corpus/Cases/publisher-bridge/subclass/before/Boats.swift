import Combine

class Boat: ObservableObject {
    @Published var knots = 0
}

final class Tug: Boat {
    @Published var pull = 0
    private var link: AnyCancellable?

    func watch() {
        link = $knots.sink { [weak self] in self?.pull = $0 * 10 }
    }
}
