import SwiftUI

final class Lamp: ObservableObject, Identifiable {
    let id = 1
    @Published var isOn = false
}

struct LampView: View {
    @ObservedObject var lamp: Lamp
    let others: [Lamp]

    var body: some View {
        ForEach(others) { lamp in
            Text("\(lamp.id)")
            Toggle("Mine", isOn: $lamp.isOn)
        }
        row(lamp)
    }

    private func row(_ lamp: Lamp) -> some View {
        Toggle("\(lamp.id)", isOn: $lamp.isOn)
    }

    private func local() -> Binding<Bool> {
        let lamp = others.first
        print(lamp?.id ?? 0)
        return $lamp.isOn
    }
}
