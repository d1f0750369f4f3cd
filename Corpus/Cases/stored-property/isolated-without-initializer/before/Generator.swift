import SwiftUI

final class Generator: ObservableObject {
    @MainActor @Published private(set) var state = 0
    @MainActor
    @Published var progress = 1.0 // in per cent

    func start() {}
}
