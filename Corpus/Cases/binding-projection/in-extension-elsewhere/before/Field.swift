import SwiftUI

extension RoomView {
    var field: some View {
        TextField("Guest", text: $room.guest)
    }
}
