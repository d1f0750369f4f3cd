import Combine

protocol Named {
    var nameValues: Published<String>.Publisher { get }
}

final class Person: ObservableObject, Named {
    @Published var name = ""
    var nameValues: Published<String>.Publisher { $name }
}

final class Listener {
    private var link: AnyCancellable?

    init(values: Published<String>.Publisher) {
        link = values.sink { print($0) }
    }
}

func listen(to person: Person) -> Listener {
    Listener(values: person.$name)
}
