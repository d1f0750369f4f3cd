import Combine

final class Scale: ObservableObject {
    @Published var grams = 0
}

let grams = \Scale.$grams
