#if canImport(Combine)
import Combine
#endif

final class Barometer: ObservableObject {
    @Published var pressure = 1013
}
