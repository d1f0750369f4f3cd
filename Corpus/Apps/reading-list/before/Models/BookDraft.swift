import Combine

/// What is typed before a book is added.
final class BookDraft: ObservableObject {
    @Published var title: String
    @Published var author: String
    @Published var pages = 200

    init(title: String = "", author: String = "") {
        _title = Published(initialValue: title)
        _author = Published(initialValue: author)
    }

    var isComplete: Bool { !title.isEmpty && !author.isEmpty }

    func makeBook() -> Book {
        Book(title: title, author: author, pages: pages)
    }
}
