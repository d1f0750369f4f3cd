import Combine
import Dependencies
import SwiftUI

final class ShopSearch: ObservableObject {
    @Published var term = ""
    @Published private(set) var results: [String] = []
    @Dependency(\.date) private var today
    private var bag = Set<AnyCancellable>()

    init() {
        $term
            .removeDuplicates()
            .map { term in term.isEmpty ? [] : [term, term + "s"] }
            .sink { [weak self] in self?.results = $0 }
            .store(in: &bag)
    }
}

struct ShopSearchView: View {
    @StateObject private var search = ShopSearch()
    var body: some View {
        TextField("Find", text: $search.term)
        Text(search.results.joined(separator: ","))
    }
}
