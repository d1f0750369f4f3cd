import Foundation

struct Book: Identifiable, Hashable {
    let id: UUID
    var title: String
    var author: String
    var pages: Int
    var isFinished = false

    init(id: UUID = UUID(), title: String, author: String, pages: Int) {
        self.id = id
        self.title = title
        self.author = author
        self.pages = pages
    }
}
