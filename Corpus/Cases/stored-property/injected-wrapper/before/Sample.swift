import Factory
import SwiftUI

protocol SnowGauge { func depth() -> Double }
struct StationGauge: SnowGauge { func depth() -> Double { 0.4 } }
extension Container { var gauge: SnowGauge { StationGauge() } }

@MainActor
final class SlopeModel: ObservableObject {
    @Published private(set) var depth = 0.0
    @Injected(\.gauge) private var gauge

    func measure() { depth = gauge.depth() }
}

struct SlopeView: View {
    @StateObject private var model = SlopeModel()
    var body: some View {
        Button("\(model.depth)") { model.measure() }
    }
}
