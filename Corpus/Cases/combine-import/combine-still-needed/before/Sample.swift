import Combine

final class Feed: ObservableObject {
    @Published var items: [Int] = []
    let refreshed = PassthroughSubject<Void, Never>()
}
