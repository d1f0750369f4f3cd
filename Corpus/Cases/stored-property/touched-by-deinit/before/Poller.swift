import Combine

@MainActor
final class Poller: ObservableObject {
    @Published var answers = 0
    private var job: Task<Void, Never>?

    func start() { job = Task { self.answers += 1 } }

    deinit { job?.cancel() }
}
