import SwiftUI

@propertyWrapper struct Stored<Value> {
    let key: String
    let standard: Value

    init(_ key: String, _ standard: Value) {
        self.key = key
        self.standard = standard
    }

    var wrappedValue: Value {
        get { UserDefaults.standard.object(forKey: key) as? Value ?? standard }
        nonmutating set { UserDefaults.standard.set(newValue, forKey: key) }
    }
}

final class Prefs: ObservableObject {
    @Stored("size", 12) var size: Int {
        willSet { objectWillChange.send() }
    }
    @Stored("name", "") var name: String { willSet { self.objectWillChange.send() } }
    @Stored("plain", 1) var plain: Int
}

struct PrefsView: View {
    @ObservedObject var prefs: Prefs
    var body: some View { Text("\(prefs.size) \(prefs.name)") }
}
