import SwiftUI

final class Ledger: ObservableObject {
    @Published var title = ""
    /// Anybody can read it.
    var currency = "EUR"
    fileprivate var page = 1
    /// Nobody reads it but the methods that count.
    private var edits = 0
    /// Read by `balance`, which views show.
    private var entries: [Int] = []
    /// Read by `sum`, which `balance` calls.
    private var factor = 1
    /// Read by a function with a result.
    private var note = ""

    var balance: Int { entries.reduce(0, +) * sum() }

    private func sum() -> Int { factor }

    func text() -> String { note }

    func add(_ amount: Int) {
        edits += 1
        entries.append(amount)
    }
}

struct LedgerView: View {
    @ObservedObject var ledger: Ledger
    var body: some View {
        Text("\(ledger.balance) \(ledger.title)")
    }
}
