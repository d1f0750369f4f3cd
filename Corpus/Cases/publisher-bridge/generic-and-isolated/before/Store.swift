import Combine

@MainActor
final class Store<State: Equatable>: ObservableObject {
    @Published private(set) var state: State
    @Published var error: Error?
    private var links: Set<AnyCancellable> = []

    init(state: State) {
        self.state = state
        $state.removeDuplicates().sink { _ in }.store(in: &links)
    }

    func run() async {
        for await state in $state.values { print(state) }
    }
}

@MainActor
final class Watcher<State: Equatable> {
    var link: AnyCancellable?

    init(store: Store<State>?) {
        link = store?.$error.dropFirst().sink { print($0 as Any) }
    }
}
