import Combine

final class Clamp: ObservableObject {
    @Published var value = 0
    private var link: AnyCancellable?

    init() {
        link = $value.sink { [weak self] next in
            if next > 10 { self?.value = 10 }
        }
    }
}
