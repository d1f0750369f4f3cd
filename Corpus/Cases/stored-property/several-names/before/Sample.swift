import Combine

final class KnobModel: ObservableObject {
    @Published var label = ""
    var low = 0.0, high = 1.0
    private var steps: Int, width: Double
    var left, right: Int
    let first = 1, last = 9

    init() {
        steps = 4
        width = 0.25
        left = 0
        right = 0
    }
}
