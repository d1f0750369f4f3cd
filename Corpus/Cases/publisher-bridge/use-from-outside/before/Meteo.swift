import Combine

public final class Meteo: ObservableObject {
    @Published public private(set) var rain = 0.0
    @Published var station: String!
    @Published var wind = 4 { willSet { print(newValue) } }

    public init() {}

    public func fall(_ amount: Double) { rain += amount }
}
