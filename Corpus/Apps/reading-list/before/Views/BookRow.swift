import SwiftUI

struct BookRow: View {
    let book: Book
    @ObservedObject var library: Library
    @ObservedObject private var preferences = ReaderPreferences.shared

    var body: some View {
        HStack {
            Text(book.title)
                .font(preferences.usesSerifs ? .body : .headline)
            Button(book.isFinished ? "Read again" : "Finish", action: toggle)
        }
    }

    private func toggle() {
        var changed = book
        changed.isFinished.toggle()
        library.update(changed)
    }
}
