import Combine

final class StationFeed: ObservableObject {
    @Published var stations: [String] = []
}
