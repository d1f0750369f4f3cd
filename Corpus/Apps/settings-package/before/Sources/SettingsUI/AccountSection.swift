import SettingsModel
import SwiftUI

struct AccountSection: View {
    @ObservedObject var account: Account

    var body: some View {
        Section {
            TextField("Name", text: $account.name)
            TextField("Email", text: $account.email)
            if !account.isVerified {
                Button("Verify") { account.verify() }
            }
        }
    }
}
