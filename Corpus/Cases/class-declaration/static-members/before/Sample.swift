import SwiftUI

final class OverlayModel: ObservableObject {
    static let shared = OverlayModel()
    nonisolated(unsafe) static var launches = 0
    class var kind: String { "overlay" }
    @Published var text = ""
    let born = 1
    private init() { Self.launches += 1 }
}

struct OverlayView: View {
    @ObservedObject private var overlay = OverlayModel.shared
    var body: some View {
        TextField("Overlay", text: $overlay.text)
    }
}
