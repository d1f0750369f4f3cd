import Combine
import SwiftUI

final class LensModel: ObservableObject {
    @Published var zoom = 1.0
    @Published var shift = 0.0
    private(set) var saved = 0
    private var bag: Set<AnyCancellable> = []

    init() {
        $zoom.combineLatest($shift)
            .dropFirst()
            .sink { [weak self] _, _ in self?.saved += 1 }
            .store(in: &bag)
    }
}

struct LensView: View {
    @StateObject private var lens = LensModel()
    var body: some View {
        Slider(value: $lens.zoom, in: 1...4)
    }
}
