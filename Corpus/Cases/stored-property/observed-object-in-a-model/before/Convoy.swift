import SwiftUI

final class Truck: ObservableObject {
    @Published var load = 0
}

@MainActor
final class Convoy: ObservableObject {
    @Published var route = "north"
    @ObservedObject var leader: Truck

    init(leader: Truck) {
        self.leader = leader
    }
}

struct ConvoyView: View {
    @ObservedObject var convoy: Convoy
    var body: some View { Text("\(convoy.route) \(convoy.leader.load)") }
}
