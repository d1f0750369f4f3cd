import SwiftUI

class FigureModel: ObservableObject {
    @Published var name = "figure"
    var drawings = 0
}

class OvalModel: FigureModel {
    @Published var radius = 1.0
}

final class HaloModel: OvalModel {
    @Published var inner = 0.5
    override var name: String {
        didSet { drawings += 1 }
    }
}

final class PlainModel: OvalModel {
    func reset() { radius = 0 }
}

struct HaloView: View {
    @ObservedObject var halo: HaloModel
    var body: some View {
        Slider(value: $halo.inner)
        Text("\(halo.name) \(halo.radius)")
    }
}
