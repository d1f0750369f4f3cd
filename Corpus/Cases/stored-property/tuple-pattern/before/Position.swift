import SwiftUI

final class Position: ObservableObject {
    @Published var name = "here"
    var (x, y) = (1, 2)
    let (z, w) = (3, 4)

    func move() {
        x += 1
        name = "\(x)"
    }
}

struct PositionView: View {
    @ObservedObject var position: Position
    var body: some View { Text("\(position.name) \(position.x) \(position.y) \(position.z)") }
}
