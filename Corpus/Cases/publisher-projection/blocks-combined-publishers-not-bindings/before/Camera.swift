import Combine
import SwiftUI

final class Camera: ObservableObject {
    @Published var scale = 1.0
    @Published var offset = 0.0
    private(set) var saved = 0
    private var bag: Set<AnyCancellable> = []

    init() {
        Publishers.CombineLatest($scale, $offset)
            .dropFirst()
            .sink { [weak self] _, _ in self?.saved += 1 }
            .store(in: &bag)
    }
}

struct CameraView: View {
    @StateObject private var camera = Camera()
    var body: some View { Slider(value: $camera.scale, in: 1...4) }
}
