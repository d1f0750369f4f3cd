import SwiftUI

@MainActor
final class Ticker: ObservableObject {
    @Published var price = 1.0
}

struct Tracked: DynamicProperty {
    @ObservedObject var ticker: Ticker
    func update() {}
    var price: Double { ticker.price }
}
