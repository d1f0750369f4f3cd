import Combine

public final class Boiler: ObservableObject {
    @Published
    package var level: Int = 0
    @Published public private(set) var peak = 0
    @Published fileprivate(set) var unit: String = "kPa"
    @Combine.Published var qualified = 1
    @Published(initialValue: 3) var count: Int
    @Published(wrappedValue: "x") var letter: String
    @available(*, deprecated) @Published var old = 1
    @Published     var aligned   = 1  // kept
    #if DEBUG
    @Published var debug = true
    #else
    @Published var release = true
    #endif
    @Published var observed = 1 {
        willSet { peak = newValue }
        didSet { unit = "bar" }
    }
    public init() {}
}
