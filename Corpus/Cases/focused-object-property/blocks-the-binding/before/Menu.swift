import SwiftUI

final class Draft: ObservableObject {
    @Published var text = ""
}

struct DraftMenu: View {
    @FocusedObject private var draft: Draft?

    var body: some View {
        if let draft = $draft {
            TextField("Text", text: draft.text)
        }
    }
}
