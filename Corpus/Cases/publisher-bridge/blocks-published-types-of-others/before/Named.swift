import Combine

final class Person: ObservableObject {
    @Published var name = ""
}

final class Plain {
    @Published var name = ""
}

final class Listener {
    private var link: AnyCancellable?

    init(values: Published<String>.Publisher) {
        link = values.sink { print($0) }
    }
}

func listen(to person: Person, and plain: Plain) -> [Listener] {
    [Listener(values: person.$name), Listener(values: plain.$name)]
}
