import SwiftUI

final class Thesaurus: ObservableObject {
    @Published var words: [String] = []
    private var sorted: [String]?

    var alphabetical: [String] {
        if let sorted { return sorted }
        let result = words.sorted()
        sorted = result
        return result
    }
}

struct ThesaurusView: View {
    @StateObject private var thesaurus = Thesaurus()
    var body: some View { Text(thesaurus.alphabetical.joined()) }
}
