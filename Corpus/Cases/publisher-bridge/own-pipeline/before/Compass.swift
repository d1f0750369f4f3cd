import Combine
import SwiftUI

final class Dictionary: ObservableObject {
    @Published var word = ""
    @Published private(set) var meaning = ""
    private var links = Set<AnyCancellable>()

    init(word: String) {
        self.word = word
        $word
            .removeDuplicates()
            .map { "meaning of \($0)" }
            .sink { [weak self] in self?.meaning = $0 }
            .store(in: &links)
    }
}

struct DictionaryView: View {
    @StateObject private var dictionary = Dictionary(word: "loch")

    var body: some View {
        TextField("Word", text: $dictionary.word)
        Text(dictionary.meaning)
    }
}
