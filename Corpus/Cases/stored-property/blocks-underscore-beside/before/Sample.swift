import Combine

final class Person: ObservableObject {
    @Published var name = ""
    private var age = 1
    func _name(_ suffix: String) -> String { suffix }
}
