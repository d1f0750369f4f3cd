import SwiftUI

final class Thermostat: ObservableObject {
    @Published var target = 20
    var room = "hall" {
        didSet { visits += 1 }
    }
    var unit: String {
        didSet { visits += 1 }
    }
    private(set) var visits = 0

    init(unit: String) {
        self.unit = unit
        self.unit = unit.uppercased()
    }
}

struct ThermostatView: View {
    @ObservedObject var thermostat: Thermostat
    var body: some View { Text("\(thermostat.room) \(thermostat.unit) \(thermostat.target)") }
}
