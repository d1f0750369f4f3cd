import SwiftUI

final class Vault: ObservableObject {
    @Published var coins = 1
}

struct VaultView: View {
    @StateObject private var vault = Vault()
    @ObservedObject var other: Vault

    var body: some View {
        Text("\(_vault.wrappedValue.coins) \(_other.wrappedValue.coins)")
    }
}
