import Combine

final class Gauge: ObservableObject {
    @Published var level = 1 // in litres
    {
        didSet { print(level) }
    }
}
