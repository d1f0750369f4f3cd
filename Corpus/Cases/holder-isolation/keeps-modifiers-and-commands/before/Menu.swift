import SwiftUI

@MainActor
final class Zoom: ObservableObject {
    @Published var factor = 1.0
    func enlarge() { factor *= 2 }
}

struct ZoomCommands: Commands {
    @ObservedObject var zoom: Zoom

    var body: some Commands {
        CommandMenu("Zoom") { Button("Enlarge") { zoom.enlarge() } }
    }
}

struct ZoomModifier: ViewModifier {
    @StateObject private var zoom = Zoom()
    func body(content: Content) -> some View { Text("\(zoom.factor)") }
}
