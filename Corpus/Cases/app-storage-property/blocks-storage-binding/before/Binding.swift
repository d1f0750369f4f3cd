import SwiftUI

final class FontPrefs: ObservableObject {
    @AppStorage("points") var points = 12.0
    @Published var family = "serif"

    var slider: Binding<Double> { $points }
}

struct FontPrefsView: View {
    @StateObject private var prefs = FontPrefs()

    var body: some View { Slider(value: prefs.slider) }
}
