import Combine

final class Runway: ObservableObject {
    @Published var planes = 0
    var length: Int
    var reserve: Int

    init(length: Int) {
        self.length = length
        reserve = self.length / 10
    }
}
