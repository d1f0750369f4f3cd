import Combine

@MainActor
final class Badge: ObservableObject {
    @Published private(set) var count: Int
    var title: String
    private let limit: Int

    nonisolated init(title: String, limit: Int) {
        _count = Published(initialValue: 0)
        self.title = title
        self.limit = limit
    }

    func bump() { count = min(count + 1, limit) }
}
