import SwiftUI

/// The lamp in the hall.
@MainActor
final class Lantern: ObservableObject {
    @Published var isLit = false
}

struct LanternSwitch: View {
    @ObservedObject var lantern: Lantern

    var body: some View {
        Text(lantern.isLit ? "on" : "off")
    }
}
