import Combine

extension Search {
    var words: some Publisher<[String], Never> { $query.map { [$0] } }
}
