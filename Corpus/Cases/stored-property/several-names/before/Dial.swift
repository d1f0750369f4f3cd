import Combine

final class Dial: ObservableObject {
    @Published var title = ""
    var minimum = 0.0, maximum = 1.0
    private var ticks: Int, step: Double
    var width, height: Int
    let lower = 1, upper = 9

    init() {
        ticks = 4
        step = 0.25
        width = 10
        height = 20
    }
}
