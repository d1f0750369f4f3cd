import Combine

final class Turntable: ObservableObject {
    @Published var speed = 33
    private var _record = "none"
    var record: String { _record }
}
