import SwiftUI

struct Crate: Identifiable {
    let id: Int
    var label = ""
    var isFragile = false
}

final class Inventory: ObservableObject {
    @Published var crates: [Crate] = []
    @Published var featured: Crate?
    @Published var byAisle: [String: Int] = [:]
}

struct InventoryView: View {
    @StateObject private var kept = Inventory()
    @ObservedObject var inventory: Inventory

    var body: some View {
        List {
            ForEach($inventory.crates) { $crate in
                TextField("Label", text: $crate.label)
                Toggle("Fragile", isOn: $crate.isFragile)
            }
            if let featured = Binding($inventory.featured) {
                TextField("Featured", text: featured.label)
            }
            ForEach($kept.crates) { $crate in
                TextField("Label", text: $crate.label)
            }
            TextField("First", text: $inventory.crates[0].label)
        }
    }
}
