import Combine

final class Siren: ObservableObject {
    let objectWillChange = ObservableObjectPublisher()
    var isOn = false {
        willSet { objectWillChange.send() }
    }
}
