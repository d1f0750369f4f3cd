import SwiftUI

final class RoomModel: ObservableObject {
    @Published var guest = ""
    @Published var animation = false
}

struct RoomView: View {
    @StateObject private var room = RoomModel()
    @State private var isOpen = false

    var body: some View {
        Toggle("Open", isOn: $isOpen)
        TextField("Guest", text: $room.guest)
        Toggle("Animation", isOn: $room.animation)
    }
}
