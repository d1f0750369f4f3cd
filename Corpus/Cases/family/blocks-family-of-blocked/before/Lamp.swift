import Combine

final class Lamp: Device {
    @Published var isOn = false
    private var bag = Set<AnyCancellable>()
    override init() {
        super.init()
        $isOn.sink { print($0) }.store(in: &bag)
    }
}

final class Fan: Device {
    @Published var speed = 0
}
