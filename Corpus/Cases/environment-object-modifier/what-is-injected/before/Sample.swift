import SwiftUI

final class Garden: ObservableObject {
    static let preview = Garden()
    @Published var beds = 0
}

final class Estate: ObservableObject {
    let garden = Garden()
    var spare: Garden? = nil
    func make() -> Garden { Garden() }
    @Published var isOpen = true
}

func configured<Model>(_ model: Model, _ change: (Model) -> Void) -> Model {
    change(model)
    return model
}

struct GardenView: View {
    @EnvironmentObject var garden: Garden
    var body: some View { Text("\(garden.beds)") }
}

struct EstateView: View {
    @ObservedObject var estate: Estate
    var body: some View {
        GardenView().environmentObject(estate.garden)
        GardenView().environmentObject(estate.isOpen ? estate.garden : Garden.preview)
        GardenView().environmentObject(estate.spare ?? .preview)
        GardenView().environmentObject(estate.make())
        GardenView().environmentObject({ () -> Garden in Garden() }())
        GardenView().environmentObject(configured(Garden()) { $0.beds = 3 })
        if let spare = estate.spare {
            GardenView().environmentObject(spare)
        }
        ForEach([estate.garden], id: \.beds) { garden in
            GardenView().environmentObject(garden)
        }
    }
}

extension View {
    func withGarden(_ garden: Garden) -> some View {
        environmentObject(garden)
    }
}
