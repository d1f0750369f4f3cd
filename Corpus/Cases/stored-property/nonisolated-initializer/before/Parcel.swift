import Combine

@MainActor
final class Parcel: ObservableObject {
    @Published private(set) var stops = 0
    var label: String
    private let weight: Int

    nonisolated init(label: String, weight: Int) {
        self.label = label
        self.weight = weight
    }

    func scan() { stops = min(stops + 1, weight) }
}
