import SwiftUI

final class Board: ObservableObject {
    @Published var rows = 3
    @Published var items = [1]
    func redraw() { rows = rows }
    func set(rows: Int) { self.rows = rows }
    func same() { items[0] = items[0] }
}
