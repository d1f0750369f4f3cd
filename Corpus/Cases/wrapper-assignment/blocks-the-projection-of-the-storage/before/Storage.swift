import SwiftUI

final class Vault: ObservableObject {
    @Published var coins = 1
}

struct VaultView: View {
    @ObservedObject var vault: Vault

    var body: some View {
        Stepper("Coins", value: _vault.projectedValue.coins)
    }
}
