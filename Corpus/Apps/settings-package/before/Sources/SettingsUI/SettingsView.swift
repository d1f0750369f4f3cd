import SettingsModel
import SwiftUI

public struct SettingsView: View {
    @StateObject private var account: Account
    @StateObject private var appearance = Appearance()
    @StateObject private var feedback = FeedbackForm()

    public init(name: String) {
        _account = StateObject(wrappedValue: Account(name: name))
    }

    public var body: some View {
        NavigationStack {
            Form {
                AccountSection(account: account)
                AppearanceSection()
                    .environmentObject(appearance)
                SubmitButton(form: feedback)
                TextField("Feedback", text: $feedback.text)
            }
        }
    }
}
