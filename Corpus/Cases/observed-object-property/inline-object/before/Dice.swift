import SwiftUI

final class Dice: ObservableObject {
    @Published var pips = 6
}

struct DiceView: View {
    @ObservedObject var dice = Dice()
    var body: some View { Text("\(dice.pips)") }
}
