import SwiftUI

final class Prefs: ObservableObject {
    @AppStorage("size") var size = Prefs.standardSize()
    static func standardSize() -> Int { 12 }
}
