import SwiftUI

final class Basket: ObservableObject {
    @Published var apples = ""
}

struct Row: View {
    let basket: ObservedObject<Basket>.Wrapper
    var body: some View { TextField("Apples", text: basket.apples) }
}

struct Table: View {
    @ObservedObject var basket: Basket
    var body: some View { Row(basket: $basket) }
}
