import Combine
import Foundation

/// All books, and what is looked for among them.
@MainActor
final class Library: ObservableObject {
    @Published private(set) var books: [Book] = []
    @Published var query = ""
    @Published var showsFinished = true

    /// Counts changes since the last save.
    private var unsavedChanges = 0
    private lazy var encoder = JSONEncoder()

    var visibleBooks: [Book] {
        books.filter { book in
            (showsFinished || !book.isFinished) && (query.isEmpty || book.title.contains(query))
        }
    }

    func add(_ book: Book) {
        books.append(book)
        unsavedChanges += 1
    }

    func remove(at offsets: IndexSet) {
        for index in offsets.sorted(by: >) { books.remove(at: index) }
        unsavedChanges += 1
    }

    func update(_ book: Book) {
        guard let index = books.firstIndex(where: { $0.id == book.id }) else { return }
        books[index] = book
    }
}
