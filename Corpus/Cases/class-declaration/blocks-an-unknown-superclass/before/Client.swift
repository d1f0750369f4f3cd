import Combine
import Factory

final class Client: SharedContainer, ObservableObject {
    @Published var state = "idle"
}
