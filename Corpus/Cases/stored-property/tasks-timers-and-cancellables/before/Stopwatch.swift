import Combine
import Foundation

@MainActor
final class Stopwatch: ObservableObject {
    @Published var seconds = 0
    private var bag = Set<AnyCancellable>()
    private(set) var timer: Timer?
    var work: Task<Void, Never>?
    var pending: [String: Task<Void, Never>] = [:]

    func start() {
        work = Task { self.seconds += 1 }
    }
}
