import Combine

final class WaitingList: ObservableObject {
    @Published var names: [String] = []
    @Published var served = 0

    func drop() {
        names.removeAll { $0 == names.first }
    }

    func add(_ name: String) {
        names.append(name)
        served += 1
    }
}
