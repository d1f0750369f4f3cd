import SwiftUI

final class Trip: ObservableObject {
    @Published var isShowingMap = false
    @Published var city = ""
    @Published var stops: [String] = []
}

struct TripView: View {
    @ObservedObject var trip: Trip

    var body: some View {
        List {
            Section("Where") {
                TextField("City", text: $trip.city)
            }
            ForEach(trip.stops, id: \.self) { stop in
                Toggle(stop, isOn: $trip.isShowingMap)
            }
        }
        .sheet(isPresented: $trip.isShowingMap) {
            TextField("City", text: $trip.city)
        }
        .toolbar {
            ToolbarItem(placement: .primaryAction) {
                Toggle("Map", isOn: $trip.isShowingMap)
            }
        }
    }

    private func update() {
        let binding = $trip.city
        binding.wrappedValue = "Oslo"
        let reset = { $trip.city.wrappedValue = "" }
        reset()
    }
}
