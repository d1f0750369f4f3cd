import SwiftUI

final class Kennel: ObservableObject {
    @Published var dogs = ["Rex"]
}

@main
struct KennelApp: App {
    @StateObject private var kennel = Kennel()

    var body: some Scene {
        WindowGroup {
            KennelList().environmentObject(kennel)
        }
        Settings {
            Toggle("Full", isOn: .constant(kennel.dogs.count > 5))
        }
        .environmentObject(kennel)
    }
}

struct KennelList: View {
    @EnvironmentObject var kennel: Kennel
    var body: some View { Text(kennel.dogs.joined()) }
}
