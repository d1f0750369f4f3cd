import Combine

final class Favorites: ObservableObject {
    @Published var stations: [String] = []

    init(feed: StationFeed) {
        feed.$stations
            .map { $0.filter { $0.count < 5 } }
            .assign(to: &$stations)
    }
}
