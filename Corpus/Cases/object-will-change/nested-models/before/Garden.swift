import SwiftUI

final class Plant: ObservableObject {
    @Published var height = 1
}

final class Garden: ObservableObject {
    @Published var plants: [Plant] = []
    let oldest = Plant()

    func grow() {
        plants.forEach { $0.height += 1 }
        objectWillChange.send()
    }
}
