import SwiftUI

final class Reactor: ObservableObject {
    @Published var heat: Double
    init(heat: Double) { self.heat = heat }
}

struct ReactorView: View {
    @StateObject var reactor: Reactor

    init(heat: Double) {
        _reactor = StateObject<Reactor>(wrappedValue: Reactor(heat: heat))
    }

    init(reactor: @escaping @autoclosure () -> Reactor) {
        _reactor = SwiftUI.StateObject(wrappedValue: reactor())
    }

    var body: some View { Text("\(reactor.heat)") }
}
