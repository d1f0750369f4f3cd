import Combine

final class Door: ObservableObject {
    @Published var isOpen = false
    func access(_ key: String) -> Bool { key == "1234" }
}
