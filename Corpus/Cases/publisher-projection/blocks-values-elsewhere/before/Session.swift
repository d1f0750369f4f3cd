import Combine
import SwiftUI

@MainActor
final class DoorModel: ObservableObject {
    @Published var visitor: String?
}

struct DoorView: View {
    @ObservedObject var door: DoorModel
    var body: some View { Text(door.visitor ?? "nobody") }
}
