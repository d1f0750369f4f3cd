import SwiftUI

final class RoomModel: ObservableObject {
    @Published var guest = ""
}

func field<Wrapper>(_ wrapper: Wrapper) -> some View { Text("\(wrapper)" as String) }

struct RoomView: View {
    @ObservedObject var room: RoomModel
    var body: some View {
        field($room)
    }
}
