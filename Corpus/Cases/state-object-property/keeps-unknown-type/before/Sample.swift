import SwiftUI

final class Oven: ObservableObject {
    @Published var heat = 0
}

struct OvenView: View {
    @StateObject private var oven = [Oven()].randomElement().unsafelyUnwrapped
    var body: some View { Text("\(oven.heat)") }
}
