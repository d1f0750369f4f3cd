import Combine

final class Mixer: ObservableObject {
    @Published var volume = 1

    func reset() {
        var low = 0, high = 10
        swap(&low, &high)
        volume = low - high
    }
}
