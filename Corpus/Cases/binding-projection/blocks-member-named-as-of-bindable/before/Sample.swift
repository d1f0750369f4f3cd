import SwiftUI

final class Swing: ObservableObject {
    @Published var wrappedValue = 0.5
}

struct SwingView: View {
    @StateObject private var swing = Swing()
    var body: some View { Slider(value: $swing.wrappedValue) }
}
