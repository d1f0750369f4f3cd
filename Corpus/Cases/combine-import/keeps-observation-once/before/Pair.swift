import Foundation
import Observation

final class Cup: ObservableObject {
    @Published var milliliters = 200
}

final class Saucer: ObservableObject {
    @Published var radius = 7
}

@Observable
final class Spoon {
    var grams = 5
}
