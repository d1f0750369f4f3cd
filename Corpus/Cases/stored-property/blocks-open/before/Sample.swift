import Combine

open class Station: ObservableObject {
    @Published open var state = "idle"
    public init() {}
}

public final class WeatherStation: Station {
    @Published public var place = ""
}
