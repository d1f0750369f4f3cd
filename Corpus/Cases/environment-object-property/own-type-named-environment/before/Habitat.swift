import SwiftUI

enum Environment { case forest, desert }

final class Habitat: ObservableObject {
    @Published var environment = Environment.forest
}

struct HabitatView: View {
    @EnvironmentObject private var habitat: Habitat
    var body: some View { Text(habitat.environment == .forest ? "forest" : "desert") }
}

struct HabitatRoot: View {
    let habitat: Habitat
    var body: some View { HabitatView().environmentObject(habitat) }
}
