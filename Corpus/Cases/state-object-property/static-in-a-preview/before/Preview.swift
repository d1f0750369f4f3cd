import SwiftUI

final class Lamp: ObservableObject {
    @Published var isOn = false
}

struct LampRow: View {
    @Binding var isOn: Bool
    var body: some View { Toggle("Lamp", isOn: $isOn) }
}

struct LampRow_Previews: PreviewProvider {
    @StateObject static var lamp = Lamp()

    static var previews: some View {
        LampRow(isOn: $lamp.isOn)
            .environmentObject(lamp)
    }
}
