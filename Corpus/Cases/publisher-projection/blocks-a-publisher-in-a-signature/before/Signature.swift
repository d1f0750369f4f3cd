import Combine

final class Counter: ObservableObject {
    @Published var count = 0
    var counts: Published<Int>.Publisher { $count }
}

protocol Countable {
    var countPublisher: Published<Int>.Publisher { get }
}
