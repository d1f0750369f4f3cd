import SwiftUI

final class Prefs: ObservableObject {
    var size: Int {
        get {
            UserDefaults.standard.integer(forKey: "size")
        }
        set {
            UserDefaults.standard.set(newValue, forKey: "size")
            objectWillChange.send()
        }
    }
    var name: String {
        get { UserDefaults.standard.string(forKey: "name") ?? "" }
        set { objectWillChange.send(); UserDefaults.standard.set(newValue, forKey: "name") }
    }
    private(set) var theme: String? {
        get { UserDefaults.standard.string(forKey: "theme") }
        set {
            self.objectWillChange.send()
            UserDefaults.standard.set(
                newValue,
                forKey: "theme")
        }
    }
}
