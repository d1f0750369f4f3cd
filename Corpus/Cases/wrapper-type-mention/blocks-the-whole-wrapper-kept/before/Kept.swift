import SwiftUI

final class Wardrobe: ObservableObject {
    @Published var coats = 2
}

struct WardrobeView: View {
    @ObservedObject var wardrobe: Wardrobe

    var body: some View {
        let whole = $wardrobe
        Stepper("Coats", value: whole.coats)
    }
}
