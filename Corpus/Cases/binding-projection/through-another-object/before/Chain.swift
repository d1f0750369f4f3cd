import SwiftUI

final class Engine: ObservableObject {
    @Published var isRunning = false
}

final class Car: ObservableObject {
    @Published var name = ""
    @Published var engine = Engine()
}

struct EngineSwitch: View {
    @ObservedObject var engine: Engine
    var body: some View { Toggle("Run", isOn: $engine.isRunning) }
}

struct CarView: View {
    @StateObject private var car = Car()

    var body: some View {
        TextField("Name", text: $car.name)
        EngineSwitch(engine: car.engine)
        Toggle("Run", isOn: $car.engine.isRunning)
    }
}
