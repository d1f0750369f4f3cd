import SwiftUI

final class RoomModel: ObservableObject {
    @Published var guest = ""
}

struct Editing: ViewModifier {
    @EnvironmentObject var room: RoomModel
    func body(content: Content) -> some View {
        content
        TextField("Guest", text: $room.guest)
    }
}

struct PinList: View {
    @ObservedObject var map: MapModel
    var body: some View {
        ForEach($map.pins) { $pin in
            TextField(pin.label, text: $pin.name)
        }
    }
}

final class MapModel: ObservableObject {
    @Published var pins: [Pin] = []
}

extension MapModel {
    struct Pin: Identifiable {
        let id: Int
        var name = ""
    }
}

extension MapModel.Pin {
    var label: String { "#\(id) \(name)" }
}
