import SwiftUI

struct Observation: Identifiable {
    let id: Int
    var value: Double
}

final class LabModel: ObservableObject {
    @Published var rows: [Observation] = []
}

struct LabView: View {
    @ObservedObject var model: LabModel
    var body: some View {
        List(model.rows) { row in Text("\(row.value)") }
    }
}
