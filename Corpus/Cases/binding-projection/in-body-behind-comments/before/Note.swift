import SwiftUI

final class Note: ObservableObject {
    @Published var text = ""
}

struct NoteEditor: View {
    @ObservedObject var note: Note

    var body: some View {
        // The whole note.
        TextEditor(text: $note.text)
    }
}

struct NoteLine: View {
    @ObservedObject var note: Note
    var body: some View { TextField("Note", text: $note.text) }
}

struct NoteStatements: View {
    @ObservedObject var note: Note

    var body: some View {
        let count = note.text.count
        Text("\(count)")
        TextField("Note", text: $note.text)
    }
}
