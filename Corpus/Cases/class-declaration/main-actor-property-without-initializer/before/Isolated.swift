import SwiftUI

final class Isolated: ObservableObject {
    @MainActor @Published var count = 0
}
