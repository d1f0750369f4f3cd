import SwiftUI

final class Sprinkler: ObservableObject {
    @Published var isWet = false
}

struct SprinklerView: View {
    let sprinkler: Sprinkler

    var body: some View {
        row(sprinkler)
    }

    private func row(_ item: Sprinkler) -> some View {
        @ObservedObject var item = item
        return Toggle("Wet", isOn: $item.isWet)
    }
}
