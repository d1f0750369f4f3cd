import SwiftUI

final class Prefs: ObservableObject {
    @AppStorage("size") var size = 1
    @AppStorage("name") var name = "" { didSet { print("was", oldValue) } }
    @Published var other = 0
}
