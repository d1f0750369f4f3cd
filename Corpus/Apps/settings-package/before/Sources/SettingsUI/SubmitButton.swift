import SettingsModel
import SwiftUI

struct SubmitButton<Form: FormModel>: View {
    @ObservedObject var form: Form

    var body: some View {
        Button("Send") { form.submit() }
            .disabled(!form.isValid)
    }
}
