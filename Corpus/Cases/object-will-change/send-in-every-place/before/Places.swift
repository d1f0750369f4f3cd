import SwiftUI

final class Journal: ObservableObject {
    enum Action { case clear, poke, add(String) }

    struct Entry: Equatable {
        var text: String
        var date: Date
    }

    @Published private(set) var entries: [Entry] = []
    var filter: String?
    private var monitor: Any?

    var texts: [String] { entries.map(\.text) }

    func run(_ action: Action) {
        switch action {
        case .clear:
            entries = []
            objectWillChange.send()
        case .poke:
            objectWillChange.send()
        case .add(let text): objectWillChange.send(); entries.append(Entry(text: text, date: Date()))
        }
    }

    func later() {
        DispatchQueue.main.async { self.objectWillChange.send() }
        defer { objectWillChange.send() }
        if filter == nil { objectWillChange.send() }
        monitor = filter
    }
}

struct JournalView: View {
    @ObservedObject var journal: Journal

    var body: some View {
        Button("\(journal.texts.count)") {
            journal.objectWillChange.send()
        }
    }
}
