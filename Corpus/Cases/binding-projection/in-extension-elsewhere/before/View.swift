import SwiftUI

final class RoomModel: ObservableObject {
    @Published var guest = ""
}

struct RoomView: View {
    @ObservedObject var room: RoomModel
    var body: some View { field }
}
