import Combine

final class Route: ObservableObject {
    @Published var name = ""
    var length: Double
    private let rounded: Double

    init(length: Double) {
        self.length = length
        rounded = self.length.rounded()
    }
}
