import SwiftUI

final class LampPrefs: ObservableObject {
    @AppStorage("brightness") var brightness = 0.8
    @AppStorage("room") private(set) var room: String = "hall"
    @Published var isOn = false
}

struct LampPrefsView: View {
    @ObservedObject var prefs: LampPrefs

    var body: some View {
        Text("\(prefs.room) \(prefs.isOn ? "on" : "off") at \(prefs.brightness)")
        Button("Dim") { prefs.brightness -= 0.1 }
    }
}
