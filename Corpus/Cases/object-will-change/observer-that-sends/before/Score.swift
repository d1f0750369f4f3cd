import SwiftUI

final class Score: ObservableObject {
    var points = 0 {
        willSet { objectWillChange.send() }
    }
}

struct ScoreView: View {
    @StateObject private var score = Score()
    var body: some View { Button("\(score.points)") { score.points += 1 } }
}
