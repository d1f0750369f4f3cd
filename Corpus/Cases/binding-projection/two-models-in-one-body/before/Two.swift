import SwiftUI

final class Author: ObservableObject {
    @Published var name = ""
}

final class Book: ObservableObject {
    @Published var title = ""
}

struct BookForm: View {
    @ObservedObject var book: Book
    @EnvironmentObject var author: Author
    @StateObject private var sequel = Book()

    var body: some View {
        TextField("Title", text: $book.title)
        TextField("Author", text: $author.name)
        TextField("Sequel", text: $sequel.title)
    }
}
