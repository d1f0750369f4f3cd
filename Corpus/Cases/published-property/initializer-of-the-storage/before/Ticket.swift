import Combine

final class Ticket: ObservableObject {
    @Published var seat: String
    @Published var row: Int
    @Published var price: Double {
        didSet { changes += 1 }
    }
    private(set) var changes = 0

    init(seat: String, row: Int, price: Double) {
        _seat = Published(initialValue: seat)
        self._row = .init(wrappedValue: row)
        _price = Published(wrappedValue: price)
    }
}
