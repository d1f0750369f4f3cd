import Combine

final class Abacus: ObservableObject {
    @Published var beads = 10
}
