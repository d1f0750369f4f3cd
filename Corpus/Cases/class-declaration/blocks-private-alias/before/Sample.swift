import SwiftUI

struct ShelfView: View {
    private struct Book: Identifiable {
        let id: Int
    }

    private typealias Books = [Book]

    private final class Model: ObservableObject {
        @Published var books: Books = []
        @Published var count = 2
    }

    @StateObject private var model = Model()
    var body: some View { Text("\(model.count)") }
}
