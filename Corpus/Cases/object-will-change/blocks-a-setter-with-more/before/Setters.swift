import SwiftUI

final class Prefs: ObservableObject {
    var size: Int {
        get { UserDefaults.standard.integer(forKey: "size") }
        set {
            guard newValue > 0 else { return }
            objectWillChange.send()
            UserDefaults.standard.set(newValue, forKey: "size")
        }
    }
}
