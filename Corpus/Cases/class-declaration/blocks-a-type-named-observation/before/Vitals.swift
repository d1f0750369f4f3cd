import SwiftUI

struct Observation: Identifiable {
    let id: Int
    var value: Double
}

final class Vitals: ObservableObject {
    @Published var rows: [Observation] = []
}

struct VitalsView: View {
    @ObservedObject var vitals: Vitals
    var body: some View { List(vitals.rows) { row in Text("\(row.value)") } }
}
