import SwiftUI

final class Garden: ObservableObject {
    @Published var beds = 0
}

struct GardenView: View {
    @EnvironmentObject var garden: Garden
    var body: some View { Text("\(garden.beds)") }
}

struct Home: View {
    let make: [() -> Garden]
    var body: some View {
        GardenView().environmentObject(make.map { $0() }.min { $0.beds < $1.beds }.unsafelyUnwrapped)
    }
}
