import SwiftUI

final class Preferences: ObservableObject {
    @Published var name = ""
    @Published var isLoud = false
}

struct PreferencesForm: View {
    @ObservedObject var preferences: Preferences

    var body: some View {
        Form {
            TextField("Name", text: $preferences.name)
            Toggle("Loud", isOn: $preferences.isLoud)
        }
        .navigationTitle(preferences.name)
    }
}
