import SwiftUI

struct PreferencesView: View {
    @ObservedObject var preferences = ReaderPreferences.shared

    var body: some View {
        Form {
            Slider(value: $preferences.fontSize, in: 11...31)
            Toggle("Serifs", isOn: $preferences.usesSerifs)
        }
    }
}
