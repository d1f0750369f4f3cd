import Combine

final class Mark: ObservableObject {
    @Published var value = 1
}
