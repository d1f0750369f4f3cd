import SwiftUI

struct Player: Identifiable, Equatable {
    let id: Int
    var name: String

    static func == (left: Player, right: Player) -> Bool { left.id == right.id }
}

final class Roster: ObservableObject {
    @Published var players: [Player] = []
    @Published var captain: Player? {
        didSet { print("captain") }
    }

    func rename(_ id: Int, to name: String) {
        players = players.map { $0.id == id ? Player(id: id, name: name) : $0 }
    }
}

struct RosterView: View {
    @ObservedObject var roster: Roster

    var body: some View {
        ForEach(roster.players) { Text($0.name) }
    }
}
