import SwiftUI

@MainActor
final class Hud: ObservableObject {
    static let shared = Hud()
    @Published var text = ""
    private init() {}
}

struct HudView: View {
    @ObservedObject private var hud = Hud.shared
    var body: some View { TextField("Hud", text: $hud.text) }
}
