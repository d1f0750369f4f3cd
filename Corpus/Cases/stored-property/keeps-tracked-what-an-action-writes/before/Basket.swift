import SwiftUI

final class Basket: ObservableObject {
    @Published var total = 0
    var promotion = ""
    private var items: [String] = []

    @discardableResult
    func add(_ item: String) -> Int {
        items.append(item)
        promotion = items.count > 2 ? "free gift" : ""
        total = items.count
        return items.count
    }
}

struct BasketView: View {
    @StateObject private var basket = Basket()

    var body: some View {
        Button("Add") { basket.add("pear") }
        Text("\(basket.total) \(basket.promotion)")
    }
}
