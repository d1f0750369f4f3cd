import SwiftUI

final class Dice: ObservableObject {
    @Published var pips = 6
}

struct DiceView: View {
    @ObservedObject var dice = Dice()
    var body: some View { Stepper("Dice", value: $dice.pips) }
}

struct PassedDiceView: View {
    @ObservedObject var dice = Dice()
    var body: some View { Text("\(dice.pips)") }
}

struct Table: View {
    let dice: Dice
    var body: some View { PassedDiceView(dice: dice) }
}
