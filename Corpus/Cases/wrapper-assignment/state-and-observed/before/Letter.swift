import SwiftUI

final class Letter: ObservableObject {
    @Published var subject: String
    init(subject: String) { self.subject = subject }
}

struct LetterView: View {
    @StateObject private var letter: Letter
    @StateObject private var reply: Letter
    @ObservedObject private var archive: Letter
    @ObservedObject var draft: Letter

    init(subject: String, archive: Letter, draft: Letter) {
        self._letter = StateObject(wrappedValue: Letter(subject: subject))
        _reply = .init(wrappedValue: Letter(subject: "Re: " + subject))
        self._archive = ObservedObject(wrappedValue: archive)
        _draft = ObservedObject(initialValue: draft)
    }

    var body: some View {
        TextField("Subject", text: $letter.subject)
        Text(archive.subject + draft.subject + reply.subject)
    }
}
