import SwiftUI

struct Reading: Equatable {
    let id: Int
    var level: Int
    static func == (left: Reading, right: Reading) -> Bool { left.id == right.id }
}

/// Compares its readings, each of which leaves something out.
struct Report: Equatable {
    var readings: [Reading]
    var title = ""
}

enum Stage: Equatable {
    case idle
    case measuring(Reading)
}

struct Place: Equatable {
    var name = ""
}

final class Station: ObservableObject {
    @Published var reports: [Report] = []
    @Published var stage = Stage.idle
    @Published var place: Place?
}
