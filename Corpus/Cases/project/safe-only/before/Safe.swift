import SwiftUI

final class Siren: ObservableObject {
    @Published var isOn = false

    init() {
        Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in print("wail") }
    }
}

final class Bell: ObservableObject {
    @Published var rings = 0
}

struct SirenView: View {
    @StateObject private var siren = Siren()
    @StateObject private var bell = Bell()
    var body: some View { Text("\(siren.isOn) \(bell.rings)") }
}
