import SwiftUI

final class Lottery: ObservableObject {
    @Published var ball = 0
    func draw() { ball = 7 }
}

struct LotteryView: View {
    @StateObject private var lottery = Lottery()
    @State private var drawn: [Int] = []

    var body: some View {
        Button("\(lottery.ball)") { lottery.draw() }
            .onReceive(lottery.$ball) { drawn.append($0) }
    }
}
