import SwiftUI

protocol PuzzleModel: ObservableObject {
    var title: String { get set }
    func mix()
}

final class TilePuzzle: PuzzleModel {
    @Published var title = "Tiles"
    func mix() { title = String(title.reversed()) }
}

struct PuzzleView<Model: PuzzleModel>: View {
    @ObservedObject var model: Model
    var body: some View {
        TextField("Title", text: $model.title)
        Button("Mix") { model.mix() }
    }
}
