import SwiftUI

struct Hit { var name: String }

final class Unequal: ObservableObject {
    @Published var hits: [Hit] = []
}

final class Shorthand: ObservableObject {
    @Published var query = ""
}

final class Delayed: ObservableObject {
    @Published var query = ""
}

struct Field: View {
    @ObservedObject var unequal: Unequal
    @ObservedObject var shorthand: Shorthand
    @ObservedObject var delayed: Delayed

    var body: some View {
        Text(shorthand.query + delayed.query)
            .onReceive(unequal.$hits) { hits in print(hits) }
            .onReceive(shorthand.$query) { print($0) }
            .onReceive(delayed.$query.dropFirst()) { query in print(query) }
    }
}
