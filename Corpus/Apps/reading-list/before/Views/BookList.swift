import SwiftUI

struct BookList: View {
    @EnvironmentObject var library: Library

    var body: some View {
        List {
            filter
            ForEach(library.visibleBooks) { book in
                BookRow(book: book, library: library)
            }
            .onDelete { library.remove(at: $0) }
        }
    }

    private var filter: some View {
        Toggle("Show finished", isOn: $library.showsFinished)
    }
}
