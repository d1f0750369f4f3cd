import Combine

final class PriceFeed: ObservableObject {
    @Published var names: [String] = []
}
