import Combine

final class Pager: ObservableObject {
    var index = 0
    private var _index: Int { index + 1 }
}

final class Album: ObservableObject {
    @Published var cover = ""
    func _cover(_ size: Int) -> String { cover + "\(size)" }
}
