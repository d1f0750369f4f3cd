import SwiftUI

class Preferences: ObservableObject {
    @Published var name = ""
}

final class SoundPreferences: Preferences {
    @AppStorage("bass") var bass = 3
}

struct SoundView: View {
    @ObservedObject var preferences: SoundPreferences

    var body: some View {
        Text("\(preferences.name) \(preferences.bass)")
    }
}
