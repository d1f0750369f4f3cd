import SwiftUI

final class Bakery: ObservableObject {
    @Published var breads: [String] = []
    lazy var weights: NumberFormatter = {
        let formatter = NumberFormatter()
        formatter.maximumFractionDigits = 2
        return formatter
    }()
    private(set) lazy var longestName: Int = breads.map(\.count).max() ?? 0
}

struct BakeryView: View {
    @StateObject private var bakery = Bakery()
    var body: some View { Text("\(bakery.breads.count)") }
}
