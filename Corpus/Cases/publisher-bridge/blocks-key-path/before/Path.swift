import Combine

final class Counter: ObservableObject {
    @Published var count = 0
}

func stream(of counter: Counter) -> Published<Int>.Publisher {
    counter[keyPath: \Counter.$count]
}
