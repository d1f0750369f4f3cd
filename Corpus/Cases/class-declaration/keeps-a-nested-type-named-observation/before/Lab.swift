import SwiftUI

enum Telescope {
    struct Observation { var star = "Vega" }
}

final class Lab: ObservableObject {
    @Published var nights = 3
    let first = Telescope.Observation()
}
