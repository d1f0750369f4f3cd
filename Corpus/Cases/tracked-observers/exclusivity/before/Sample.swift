import SwiftUI

struct Slot {
    var count = 0
    var isOn = false
    var marks: [Int] = []
}

final class Reel: ObservableObject {
    @Published var values = [1, 2]
    @Published var ranks = [1, 2]
    @Published var slot: Slot?
    @Published var table: [String: [Int]] = [:]

    func rank(_ value: Int) -> Int { ranks.count - value }
    func dropFirstKind() { values.removeAll { $0 == values.first } }
    func order() { ranks.sort { rank($0) < rank($1) } }
    func count() { slot?.count = (slot?.count ?? 0) + 1 }
    func fill() { table["a"]?.append(table.count) }
}
