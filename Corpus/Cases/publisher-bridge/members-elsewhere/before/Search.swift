import Combine

class Search: ObservableObject {
    @Published fileprivate(set) var query = ""
    @Published private var page = 0

    func pages() -> AnyPublisher<Int, Never> {
        $page.eraseToAnyPublisher()
    }
}

extension Search {
    var lengths: some Publisher<Int, Never> { $query.map(\.count) }
}
