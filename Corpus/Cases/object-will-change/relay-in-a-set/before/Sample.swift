import Combine

final class Wheel: ObservableObject {
    @Published var turns = 0
}

final class Bicycle: ObservableObject {
    @Published var name = ""
    let wheel = Wheel()
    private var bag = Set<AnyCancellable>()

    init() {
        wheel.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }.store(in: &bag)
    }
}
