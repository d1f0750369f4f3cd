import SwiftUI

final class Draft: ObservableObject { @Published var text = "" }

struct WordCount: View {
    @FocusedObject private var draft: Draft?

    var body: some View { Text("\(draft?.text.count ?? 0)") }
}

struct DraftEditor: View {
    @StateObject private var draft = Draft()

    var body: some View {
        TextEditor(text: $draft.text)
            .focusedObject(draft)
            .focusedSceneObject(draft)
    }
}
