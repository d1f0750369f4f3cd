import Combine
import SwiftUI

@MainActor
final class Account: ObservableObject {
    @Published var owner: String?
}

struct AccountView: View {
    @ObservedObject var account: Account
    var body: some View { Text(account.owner ?? "nobody") }
}
