import SwiftUI

final class Search: ObservableObject {
    enum Scope { case all, names }

    @Published var query = ""
    @Published var scope = Scope.all
    @Published var hits: [Int]?
}

struct Field: View {
    @StateObject private var search = Search()
    @State private var log: [String] = []

    var body: some View {
        TextField("Query", text: $search.query)
            .onReceive(search.$query) { query in log.append(query) }
            .onReceive(search.$scope) { _ in log = [] }
            .onReceive(search.$hits) { [log] hits in
                print(log, hits ?? [])
            }
    }
}
