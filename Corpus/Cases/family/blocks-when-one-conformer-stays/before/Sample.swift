import Combine
import SwiftUI

protocol Player: AnyObject, ObservableObject {
    var score: Int { get }
}

final class Human: Player {
    @Published var score = 0
}

final class Robot: Player {
    @Published var score = 0
    var scores: Published<Int>.Publisher { $score }
}

struct ScoreView<P: Player>: View {
    @ObservedObject var player: P
    var body: some View { Text("\(player.score)") }
}
