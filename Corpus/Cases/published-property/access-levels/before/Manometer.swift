import Combine

public final class Manometer: ObservableObject {
    @Published
    package var level: Int = 0
    @Published public private(set) var highest = 0
    @Published fileprivate(set) var unit: String = "bar"
    @Published internal final var scale = 1.0

    public init() {}

    public func push(_ value: Int) {
        level = value
        highest = max(highest, value)
    }
}
