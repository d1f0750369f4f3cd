import SwiftUI
import UIKit

final class Camera: ObservableObject {
    @Published var zoom = 1.0
}

struct CameraView: UIViewRepresentable {
    @ObservedObject var camera: Camera
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ view: UIView, context: Context) { show(camera) }
    private func show(_ camera: Camera) {}
}
