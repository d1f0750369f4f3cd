import Combine

final class Cellar: ObservableObject {
    private var bottles: [String] = []
    var count: Int { bottles.count }
    func add(_ name: String) {
        objectWillChange.send()
        bottles.append(name)
    }
}
