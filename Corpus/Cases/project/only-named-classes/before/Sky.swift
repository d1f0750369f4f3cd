import Combine

final class Sun: ObservableObject {
    @Published var height = 45
}

final class Moon: ObservableObject {
    @Published var phase = 0.5
}
