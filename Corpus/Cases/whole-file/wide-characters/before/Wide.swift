import SwiftUI

/// Größe, 大きさ, 📏.
final class Größe: ObservableObject {
    @Published var höhe = "1 m 📏"; @Published var 幅 = 2 // ← wide
}

struct GrößenView: View {
    /* 🧭 */ @ObservedObject var größe: Größe
    var body: some View { /* 🗺️ */ TextField("Höhe", text: $größe.höhe) }
}
