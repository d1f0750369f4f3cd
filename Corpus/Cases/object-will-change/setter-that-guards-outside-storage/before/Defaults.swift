import SwiftUI

final class ReadingOptions: ObservableObject {
    var fontSize: Double {
        get { UserDefaults.standard.double(forKey: "fontSize") }
        set {
            objectWillChange.send()
            UserDefaults.standard.set(newValue, forKey: "fontSize")
        }
    }
}

struct ReadingOptionsView: View {
    @StateObject private var options = ReadingOptions()
    var body: some View { Slider(value: $options.fontSize, in: 10...30) }
}
