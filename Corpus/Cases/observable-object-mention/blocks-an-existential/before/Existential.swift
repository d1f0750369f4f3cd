import Combine

final class Node: ObservableObject {
    @Published var weight = 1
}

final class Registry {
    var objects: [any ObservableObject] = []
    func add(_ node: Node) { objects.append(node) }
}
