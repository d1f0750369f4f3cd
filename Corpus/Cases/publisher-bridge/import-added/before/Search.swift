import SwiftUI

final class Search: ObservableObject {
    @Published var query = ""
}

struct Field: View {
    @ObservedObject var search: Search

    var body: some View {
        TextField("Query", text: $search.query)
            .onReceive(search.$query) { print($0) }
    }
}
