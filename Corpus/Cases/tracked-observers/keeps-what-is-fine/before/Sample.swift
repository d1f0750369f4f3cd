import SwiftUI

struct Slot {
    var count = 0
    var isOn = false
}

final class Coin { var count = 0 }

final class Reel: ObservableObject {
    @Published var values = [1, 2]
    @Published var slot: Slot?
    @Published var coin: Coin?
    @Published var seen: Slot? = nil {
        didSet { print(oldValue?.count ?? 0) }
    }

    func dropOnes() {
        values.removeAll { $0 == 1 }
        values.append(values.count)
        values[values.count - 1] = 2
    }
    func count() {
        slot?.count += 1
        slot?.isOn.toggle()
        coin?.count = (coin?.count ?? 0) + 1
        seen?.count = (seen?.count ?? 0) + 1
    }
}
