import SwiftUI

final class Lottery: ObservableObject {
    @Published var numbers = [1, 2, 3]
}

struct LotteryView: View {
    @ObservedObject var lottery: Lottery

    var body: some View {
        Button("Again") { lottery.objectWillChange.send() }
    }
}
