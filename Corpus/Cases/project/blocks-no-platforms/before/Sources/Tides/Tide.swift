import SwiftUI

final class Tide: ObservableObject {
    @Published var height = 0.0
}
