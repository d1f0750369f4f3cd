import Combine

actor Meter: ObservableObject {
    var reading = 0
    func read() { reading += 1 }
}
