import SwiftUI

final class Wallet: ObservableObject {
    @Published var balance = 10
}

struct WalletView: View {
    @ObservedObject var wallet: Wallet

    var body: some View {
        Button("Spend") {
            spend(from: $wallet.balance)
        }
        Button {
            spend(from: $wallet.balance)
        } label: {
            Stepper("Balance", value: $wallet.balance)
        }
    }

    private func spend(from balance: Binding<Int>) { balance.wrappedValue -= 1 }
}
