import SwiftUI

final class VolumePrefs: ObservableObject {
    @AppStorage private var step: Int
    @AppStorage("loud") var isLoud = false {
        didSet { print(isLoud) }
    }

    var caption: String { "step \(step)" }

    init(name: String) {
        _step = AppStorage(wrappedValue: 2, "\(name).step")
    }
}

struct VolumePrefsView: View {
    @ObservedObject var prefs: VolumePrefs

    var body: some View { Toggle(prefs.caption, isOn: $prefs.isLoud) }
}
