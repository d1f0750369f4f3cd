import Combine
#if canImport(SwiftUI)
import SwiftUI
#endif

final class Palette: ObservableObject {
    @Published var shades = 5
}
