import SwiftUI

typealias ScreenModel = ObservableObject & Identifiable
typealias Reef = CoralReef

final class CoralReef: ScreenModel {
    @Published var corals = 31
}

struct ReefView: View {
    @StateObject private var reef = Reef()

    var body: some View { Text("\(reef.corals)") }
}
