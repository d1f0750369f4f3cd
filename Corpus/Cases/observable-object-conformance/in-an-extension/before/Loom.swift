import Combine

final class Loom {
    @Published var threads = 100
}

extension Loom: ObservableObject {}

final class Spindle {
    @Published var turns = 0
}

extension Spindle: ObservableObject {
    func spin() { turns += 1 }
}

final class Shuttle: Equatable {
    @Published var passes = 0

    static func == (left: Shuttle, right: Shuttle) -> Bool { left === right }
}

extension Shuttle: ObservableObject, Identifiable {}
