import SwiftUI

final class RoomModel: ObservableObject {
    @Published var guest = ""
}

struct RoomView: View {
    @ObservedObject var room: RoomModel
    @ObservedObject var other: RoomModel
    @EnvironmentObject var third: RoomModel
    var body: some View {
        TextField("Guest", text: $room.guest)
        TextField("Guest", text: $third.guest)
        Text(other.guest)
    }
}
