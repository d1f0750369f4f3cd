import Combine
#if canImport(SwiftUI)
import SwiftUI
#endif

final class Feed: ObservableObject {
    @Published var items: [Int] = []
}
