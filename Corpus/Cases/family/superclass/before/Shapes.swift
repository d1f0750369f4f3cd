import SwiftUI

class Outline: ObservableObject {
    @Published var name = "outline"
    var drawn = 0
}

class Oval: Outline {
    @Published var radius = 1.0
}

final class Ring: Oval {
    @Published var inner = 0.5
    override var name: String {
        didSet { drawn += 1 }
    }
}

struct RingView: View {
    @ObservedObject var ring: Ring

    var body: some View {
        Slider(value: $ring.inner)
        Text("\(ring.name) \(ring.radius)")
    }
}
