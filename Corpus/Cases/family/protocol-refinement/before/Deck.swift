import SwiftUI

protocol DeckModel: ObservableObject {
    var title: String { get set }
    func shuffle()
}

final class TarotDeck: DeckModel {
    @Published var title = "Tarot"
    func shuffle() { title = String(title.reversed()) }
}

struct DeckView<Model: DeckModel>: View {
    @ObservedObject var model: Model

    var body: some View {
        TextField("Title", text: $model.title)
        Button("Shuffle") { model.shuffle() }
    }
}
