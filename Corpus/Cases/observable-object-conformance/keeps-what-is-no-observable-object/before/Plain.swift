import SwiftUI

// Was an ObservableObject once, with @Published var count.
final class Ledger {
    var count = 0
    let hint = "class Ledger: ObservableObject { @Published var count = 0 }"
}

struct LedgerView: View {
    @State private var ledger = Ledger()

    var body: some View {
        Text(ledger.hint)
    }
}
