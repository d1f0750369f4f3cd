import SwiftUI

final class Loan: ObservableObject {
    @Published var amount = 10.0
}

struct LoanView: View {
    @ObservedObject var loan: Loan

    var body: some View {
        Slider(value: self.$loan.amount)
        half
    }

    var half: some View { Slider(value: self.$loan.amount, in: 0...0.5) }
}
