import SwiftUI

final class RoomModel: ObservableObject {
    @Published var guest = ""
    @Published var breakfast = false
    @Published var note: String? = nil
    @Published var beds: [Bed] = []
    @Published var address = Address()
}

struct Bed: Identifiable {
    let id: Int
    var isMade = false
}

struct Address { var street = Street() }
struct Street { var name = "" }

enum Mode { case short, long }

struct RoomForm: View {
    @EnvironmentObject private var room: RoomModel
    @ObservedObject var other: RoomModel
    @State private var mode = Mode.short

    var body: some View { // the form
        // Everything about the guest.
        Form {
            TextField("Guest", text: $room.guest)
            TextField("Street", text: self.$other.address.street.name)
            ForEach($room.beds) { $bed in
                Toggle("Made", isOn: $bed.isMade)
            }
            extras
        }
    }

    private var extras: some View {
        Toggle("Breakfast", isOn: $room.breakfast)
    }

    private var inline: some View { Toggle("Breakfast", isOn: $room.breakfast) }

    private var several: some View {
        let title = "Breakfast"
        return Toggle(title, isOn: $room.breakfast)
    }

    private var chosen: AnyView {
        if mode == .short {
            AnyView(Toggle("Breakfast", isOn: $room.breakfast))
        } else {
            AnyView(Text("-"))
        }
    }

    @ViewBuilder private var built: some View {
        switch mode {
        case .short: Toggle("Breakfast", isOn: $room.breakfast)
        case .long: TextField("Guest", text: $other.guest)
        }
    }

    private var note: Binding<String>? {
        Binding($room.note)
    }

    private func row(_ room: RoomModel) -> some View {
        Toggle(room.guest, isOn: $room.breakfast)
    }

    private func clear() {
        let guest = $other.guest
        guest.wrappedValue = ""
    }
}
