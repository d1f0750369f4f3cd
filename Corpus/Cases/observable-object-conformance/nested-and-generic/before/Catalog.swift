import SwiftUI

enum Shop {
    final class Cart<Item>: ObservableObject {
        @Published var items: [Item] = []
    }
}

struct CartView: View {
    @StateObject private var cart = Shop.Cart<String>()

    var body: some View {
        Text("\(cart.items.count)")
    }
}
