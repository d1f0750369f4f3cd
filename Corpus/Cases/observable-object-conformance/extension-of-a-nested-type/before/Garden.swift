import SwiftUI

final class Garden: ObservableObject {
    @Published var beds: [Bed] = []
}

extension Garden {
    struct Bed: Identifiable {
        let id: Int
        var crop = ""
    }
}

extension Garden.Bed {
    var label: String { "bed \(id): \(crop)" }
}

struct GardenView: View {
    @ObservedObject var garden: Garden

    var body: some View {
        ForEach($garden.beds) { $bed in
            TextField(bed.label, text: $bed.crop)
        }
    }
}
