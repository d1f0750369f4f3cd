import SwiftUI

final class Depot: ObservableObject {
    @Published var crates = 5
}

extension View {
    func withDepot(_ depot: Depot) -> some View {
        environmentObject(depot)
    }
}

struct DepotView: View {
    @EnvironmentObject var depot: Depot
    var body: some View { Text("\(depot.crates)") }
}
