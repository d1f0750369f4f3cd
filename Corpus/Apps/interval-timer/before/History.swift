import Foundation

/// The sessions that were finished.
@MainActor
final class History: ObservableObject {
    struct Session: Identifiable {
        let id = UUID()
        var rounds: Int
        var end: Date
    }

    @Published private(set) var sessions: [Session] = []

    func add(rounds: Int) {
        sessions.append(Session(rounds: rounds, end: Date()))
    }
}
