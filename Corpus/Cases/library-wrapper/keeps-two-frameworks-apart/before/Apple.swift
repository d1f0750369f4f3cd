import SwiftUI

final class Lens: ObservableObject {
    @Published var zoom = 1.0
}
