import SwiftUI

@main enum Script {
    static func main() {
        let prefs = Prefs()
        prefs.size = 2
        prefs.size += 3
        prefs.name = "a"
        prefs.name = "a"
        print(prefs.size, prefs.name, prefs.other)
    }
}
