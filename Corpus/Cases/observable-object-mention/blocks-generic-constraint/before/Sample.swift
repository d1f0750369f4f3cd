import SwiftUI

final class Basket: ObservableObject {
    @Published var apples = 0
}

struct Holder<Model: ObservableObject, Content: View>: View {
    @ObservedObject var model: Model
    let content: (Model) -> Content
    var body: some View { content(model) }
}
