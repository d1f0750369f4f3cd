import SwiftUI

final class Fleet: ObservableObject {
    @Published var ships = 1
    var sister: Fleet?
}

@MainActor let home = Fleet()
@MainActor func makeFleet() -> Fleet { Fleet() }

struct FleetView: View {
    @EnvironmentObject private var fleet: Fleet
    var body: some View { Text("\(fleet.ships)") }
}

struct Fleets: View {
    let isAway: Bool
    let away: Fleet
    let all: [Fleet]
    let byName: [String: Fleet]

    var body: some View {
        VStack {
            FleetView().environmentObject(isAway ? away : home)
            FleetView().environmentObject(away.sister ?? makeFleet())
            FleetView().environmentObject(all[0])
            FleetView().environmentObject(byName["north"]!)
            FleetView().environmentObject(away as Fleet)
            ForEach(all.indices, id: \.self) { index in
                FleetView().environmentObject(all[index])
            }
            if let sister = away.sister {
                FleetView().environmentObject(sister)
            }
        }
    }
}
