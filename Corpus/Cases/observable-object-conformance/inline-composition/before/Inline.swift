import SwiftUI

final class Reef: ObservableObject & Identifiable {
    @Published var corals = 31
}

protocol Water: ObservableObject & Identifiable {
    var depth: Int { get }
}

final class Lagoon: Water {
    @Published var depth = 3
}
