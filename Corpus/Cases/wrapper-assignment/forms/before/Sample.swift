import SwiftUI

final class MemoModel: ObservableObject {
    @Published var subject: String
    @Published var copies: Int {
        didSet { print(copies) }
    }
    init(subject: String, copies: Int) {
        _subject = Published(initialValue: subject)
        self._copies = .init(wrappedValue: copies)
    }
}

struct MemoView: View {
    @StateObject private var memo: MemoModel
    @ObservedObject private var archive: MemoModel

    init(subject: String, archive: MemoModel) {
        self._memo = StateObject(wrappedValue: MemoModel(subject: subject, copies: 1))
        self._archive = ObservedObject(wrappedValue: archive)
    }

    init(memo: MemoModel) {
        _memo = .init(wrappedValue: memo)
        _archive = .init(initialValue: memo)
    }

    var body: some View {
        TextField("Subject", text: $memo.subject)
        Text(archive.subject)
    }
}
