import Combine
import SwiftUI

final class Shop: ObservableObject {
    @Published var ham = 2
    private var bag = Set<AnyCancellable>()
    init() { $ham.sink { print($0) }.store(in: &bag) }
}

struct ShopView: View {
    @StateObject private var shop = Shop()
    var body: some View { Text("\(shop.ham)") }
}
