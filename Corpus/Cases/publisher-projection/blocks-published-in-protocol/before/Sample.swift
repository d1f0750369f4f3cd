import Combine

protocol Titled: AnyObject {
    var titlePublisher: Published<String>.Publisher { get }
}

final class Poster: ObservableObject, Titled {
    @Published var title = ""
    var titlePublisher: Published<String>.Publisher { $title }
}
