import Combine

@MainActor
final class Feeder: ObservableObject {
    @Published private(set) var portions = 0
    var tag: String
    var worker: Worker?
    private let limit: Int

    nonisolated init(tag: String, limit: Int) {
        self.tag = tag
        self.limit = limit
    }

    deinit { worker?.stop() }

    func feed() { portions = min(portions + 1, limit) }
}

final class Worker: Sendable {
    func stop() {}
}
