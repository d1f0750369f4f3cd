import Combine

final class Tide: ObservableObject {
    @Published var height = 1.0
}
