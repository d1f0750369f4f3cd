import Foundation

/// Counts down the phases of a plan.
@MainActor
final class IntervalTimer: ObservableObject {
    enum Phase { case idle, work, rest }

    @Published private(set) var phase = Phase.idle
    @Published private(set) var secondsLeft = 0
    @Published private(set) var round = 0 {
        didSet { if round > longestRun { longestRun = round } }
    }
    @Published var plan: Plan

    private var longestRun = 0
    private var ticking: Task<Void, Never>?

    init(plan: Plan) {
        self.plan = plan
    }

    deinit {
        ticking?.cancel()
    }

    var progress: Double {
        let total = phase == .work ? plan.work : plan.rest
        return total == 0 ? 0 : 1 - Double(secondsLeft) / Double(total)
    }

    func start() {
        begin(.work)
        ticking = Task { [weak self] in
            while !Task.isCancelled {
                try? await Task.sleep(nanoseconds: 1_000_000_000)
                self?.tick()
            }
        }
    }

    func stop() {
        ticking?.cancel()
        ticking = nil
        phase = .idle
    }

    private func begin(_ next: Phase) {
        phase = next
        secondsLeft = next == .work ? plan.work : plan.rest
        if next == .work { round += 1 }
    }

    private func tick() {
        secondsLeft -= 1
        if secondsLeft <= 0 { begin(phase == .work ? .rest : .work) }
    }
}
