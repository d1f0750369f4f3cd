import SwiftUI

final class Kitchen: ObservableObject {
    @Published var pots = 1
}

struct KitchenView: View {
    @EnvironmentObject var kitchen: Kitchen
    let make: () -> Kitchen = { Kitchen() }

    var body: some View {
        NavigationLink("Next", destination: KitchenView().environmentObject(kitchen))
        NavigationLink(destination: { KitchenView().environmentObject(self.kitchen) }, label: { Text("x") })
        KitchenView().environmentObject(make())
            .padding()
            .environmentObject( kitchen ) // twice
    }
}
