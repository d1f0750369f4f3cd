import SwiftUI

final class Oven: ObservableObject {
    @Published var heat: Int
    init(heat: Int = 0) { self.heat = heat }
}

@main
struct Kitchen: App {
    @StateObject private var oven = Oven()
    var body: some Scene {
        WindowGroup { OvenView(heat: 1).environmentObject(oven) }
    }
}

struct OvenView: View {
    @StateObject private var oven: Oven
    @StateObject var typed: Oven = .init()
    @SwiftUI.StateObject var qualified = Oven(heat: 3)
    @EnvironmentObject private var shared: Oven

    init(heat: Int) {
        _oven = StateObject(wrappedValue: Oven(heat: heat))
    }

    var body: some View {
        Text("\(oven.heat + typed.heat + qualified.heat + shared.heat)")
    }
}
