import SwiftUI

struct Slot {
    func environmentObject(_ name: String) -> Slot { self }
}

final class Deck: ObservableObject {
    @Published var cards = 52
}

struct DeckView: View {
    @ObservedObject var deck: Deck
    let slot = Slot().environmentObject("deck")
    var body: some View { Text("\(deck.cards)") }
}
