import Combine

final class Horn: ObservableObject {
    @Published var isOn = false
    func notify(objectWillChange: () -> Void) { objectWillChange() }
}
