import SettingsModel
import SwiftUI

struct AppearanceSection: View {
    @EnvironmentObject private var appearance: Appearance

    var body: some View {
        Section {
            picker
            Slider(value: $appearance.scale, in: 0.5...2)
            Text(appearance.summary)
        }
    }

    private var picker: some View {
        Picker("Theme", selection: $appearance.theme) {
            ForEach(Theme.allCases, id: \.self) { theme in
                Text(theme.rawValue)
            }
        }
    }
}
