import SwiftUI

final class Lamp: ObservableObject {
    @Published var isOn = false
}

struct LampList: View {
    @ObservedObject var lamp: Lamp

    var body: some View {
        toggle(lamp)
    }

    private func toggle(@ObservedObject _ lamp: Lamp) -> some View {
        Toggle("Lamp", isOn: $lamp.isOn)
    }
}
