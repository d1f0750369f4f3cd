@preconcurrency import Combine
import class Foundation.NumberFormatter

final class Price: ObservableObject {
    @Published var cents = 99
    lazy var formatter = NumberFormatter()
}
