import Combine

final class Source: ObservableObject {
    @Published var tone = 440
}

final class Echo: ObservableObject {
    @Published var tone = 0
    private var links: Set<AnyCancellable> = []

    init(source: Source) {
        source.$tone
            .map { $0 / 2 }
            .assign(to: &$tone)
    }

    func stop() { links.removeAll() }
}
