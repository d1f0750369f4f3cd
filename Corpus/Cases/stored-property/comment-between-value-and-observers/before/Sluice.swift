import Combine

final class Sluice: ObservableObject {
    @Published var gate = 1 // how far open
    {
        didSet { moves += 1 }
    }
    private(set) var moves = 0
}
