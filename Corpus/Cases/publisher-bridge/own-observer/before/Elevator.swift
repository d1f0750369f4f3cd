import Combine

final class Elevator: ObservableObject {
    @Published var floor = 0 {
        willSet(next) {
            guard next != floor else { return }
            print("to \(next)")
        }
        didSet { stops += 1 }
    }
    @Published var stops = 0
    private var link: AnyCancellable?

    init() {
        link = $floor.sink { print($0) }
    }
}
