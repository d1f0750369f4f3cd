import Combine

final class Castor: ObservableObject {
    @Published var mood = "calm"
}

final class Pollux: ObservableObject {
    @Published var mood = "wild"
    private(set) var log: [String] = []
    private var bag = Set<AnyCancellable>()

    init() {
        $mood.sink { [weak self] in self?.log.append($0) }.store(in: &bag)
    }
}
