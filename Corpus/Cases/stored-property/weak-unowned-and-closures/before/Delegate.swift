import SwiftUI

protocol PumpDelegate: AnyObject { func pumped() }

final class Pump: ObservableObject {
    @Published var strokes = 0
    weak var delegate: (any PumpDelegate)?
    unowned let plant: Plant
    var onStroke: () -> Void = {}
    private let id = UUID()

    init(plant: Plant) { self.plant = plant }

    func stroke() {
        strokes += 1
        onStroke()
        delegate?.pumped()
    }
}

final class Plant {}

struct PumpView: View {
    @ObservedObject var pump: Pump
    var body: some View { Button("\(pump.strokes)") { pump.stroke() } }
}
