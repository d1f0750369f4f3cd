import Combine

final class Tank: ObservableObject {
    @Published var level = 1
}

final class Lake: ObservableObject {
    @Published var level = 2
}

final class Pond: ObservableObject {
    @Published var depth = 2
}

func watch<Source>(_ source: Source, _ read: (Source) -> Published<Int>.Publisher) -> AnyCancellable {
    read(source).sink { print($0) }
}

let tank = watch(Tank()) { $0.$level }
