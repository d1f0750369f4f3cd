import Combine

final class WatchBoard: ObservableObject {
    @Published var names: [String] = []

    init(feed: PriceFeed) {
        feed.$names
            .map { $0.filter { $0.count < 5 } }
            .assign(to: &$names)
    }
}
