import SwiftUI

final class RoomModel: ObservableObject, Identifiable {
    let id = 1
    @Published var isFree = false
}

struct RoomList: View {
    @ObservedObject var room: RoomModel
    let rooms: [RoomModel]

    var body: some View {
        ForEach(rooms) { room in
            Toggle("Free", isOn: $room.isFree)
        }
    }
}
