import Combine

public final class Tide: ObservableObject {
    @Published public var height = 1.0
    public init() {}
}
