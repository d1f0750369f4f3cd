import OpenCombine

final class Gauge: ObservableObject {
    @Published var value = 0
}
