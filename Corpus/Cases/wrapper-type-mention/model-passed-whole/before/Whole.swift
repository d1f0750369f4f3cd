import SwiftUI

final class Wardrobe: ObservableObject {
    @Published var coats = 2
}

struct WardrobeView: View {
    @ObservedObject var wardrobe: Wardrobe

    var body: some View { coats(in: $wardrobe) }

    private func coats(in wardrobe: ObservedObject<Wardrobe>.Wrapper) -> some View {
        Stepper("Coats", value: wardrobe.coats)
    }
}
