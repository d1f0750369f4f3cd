import Combine

final class Menu: ObservableObject {
    @Published var dishes: [String] = []
}

final class Wine: ObservableObject {
    @Published var year = 1999
}
