import Combine

class Base: ObservableObject {
    @Published private(set) var names: [String]
    @Published var note: String?
    @Published var late: Int!
    private var links: Set<AnyCancellable> = []

    init(names: [String]) {
        self.names = names
        $names.map(\.count).sink { print("count", $0) }.store(in: &links)
    }

    func add(_ name: String) { names.append(name) }
}

final class Derived: Base {
    @Published var total = 0 {
        didSet { print("total was", oldValue) }
    }

    func follow() -> AnyCancellable {
        $names.combineLatest($total).sink { print("both", $0.0, $0.1) }
    }
}

final class Box<Value: Equatable>: ObservableObject {
    @Published var value: Value
    @Published var copies = 0

    init(_ value: Value) { self.value = value }

    func count() -> AnyCancellable {
        $value.dropFirst().removeDuplicates().sink { [weak self] _ in self?.copies += 1 }
    }
}

final class Quiet: ObservableObject {
    @Published var unused = 0
    @Published var made = 0
    var later: AnyCancellable?

    func listen() { later = $made.sink { print("made", $0) } }
}
