import Combine

final class Thermostat: ObservableObject {
    @Published var isOn = false
    var target: Int {
        didSet { changes += 1 }
    }
    var changes = 0
    var limit = 30 {
        didSet { limit = min(limit, 35) }
    }

    init(target: Int) {
        self.target = 20
        self.target = target
    }
}
