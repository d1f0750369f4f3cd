import SwiftUI

final class Compass {
    @Published var heading = 0.0
}

extension Compass: ObservableObject {}

extension Compass {
    func turn() { heading += 1 }
}

final class Sextant { var angle = 0 }

// Kept, for the member.
extension Sextant: ObservableObject, Identifiable {
    func reset() { angle = 0 }
}
