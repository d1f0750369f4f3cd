import Combine

open class Depot: ObservableObject {
    @Published open var trains = 4
    @Published public var sidings = 9
    public init() {}
}
