import Combine
import struct SwiftUI.Color

final class Swatch: ObservableObject {
    @Published var color = Color.red
}
