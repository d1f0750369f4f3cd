import Cart
import Combine
import SwiftUI

final class Model: ObservableObject {
    @Published var count = 0
    var counts: Published<Int>.Publisher { $count }
}

struct WishView: View {
    @ObservedObject var model: Model
    @ObservedObject var cart: Cart.Model
    var body: some View { Text("\(model.count + cart.count)") }
}
