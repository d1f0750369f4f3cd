import SwiftUI

struct AddBookView: View {
    @StateObject private var draft = BookDraft()
    @EnvironmentObject private var library: Library

    var body: some View {
        Form {
            TextField("Title", text: $draft.title)
            TextField("Author", text: $draft.author)
            Stepper("Pages: \(draft.pages)", value: $draft.pages)
            Button("Add") { library.add(draft.makeBook()) }
                .disabled(!draft.isComplete)
        }
    }
}
