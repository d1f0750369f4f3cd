import SwiftUI

struct Amount: View {
    @State private var amount: Int
    @Binding private var total: Int

    init(amount: Int, total: Binding<Int>) {
        _amount = State(initialValue: amount)
        _total = total
    }

    var body: some View { Stepper("Amount", value: $amount) }
}
