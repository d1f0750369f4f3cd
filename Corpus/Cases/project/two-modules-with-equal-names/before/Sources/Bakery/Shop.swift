import Combine
import SwiftUI

final class Shop: ObservableObject {
    @Published var bread = 3
}

struct ShopView: View {
    @StateObject private var shop = Shop()
    var body: some View { Text("\(shop.bread)") }
}
