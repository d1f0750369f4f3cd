import SwiftUI

final class BoatYard: ObservableObject {
    @Published var berths: [String] = []
    lazy var measure: NumberFormatter = {
        let formatter = NumberFormatter()
        formatter.maximumFractionDigits = 2
        return formatter
    }()
    private(set) lazy var widest: Int = berths.map(\.count).max() ?? 0
}

struct BoatYardView: View {
    @StateObject private var yard = BoatYard()
    var body: some View {
        Text("\(yard.berths.count)")
    }
}
