import Combine
import Foundation

final class Counter: ObservableObject {
    @Published var count = 0
    var counts: some Publisher<Int, Never> { $count }

    func load() {
        DispatchQueue.global().async { self.count += 1 }
    }
}
