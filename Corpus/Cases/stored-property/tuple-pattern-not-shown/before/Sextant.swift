import Combine

final class Sextant: ObservableObject {
    @Published var isLevel = false
    private var (angle, minutes) = (45, 30)

    func adjust() {
        angle += 1
        minutes = 0
        isLevel = true
    }
}
