import SwiftUI

typealias ViewModelDefinition = (ObservableObject & Identifiable & Hashable)

protocol ViewModel: ViewModelDefinition {}

extension ViewModel {
    static func == (left: Self, right: Self) -> Bool { left === right }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

final class Landing: ViewModel {
    @Published var title = "Landing"
}

struct LandingView: View {
    @ObservedObject var model: Landing
    var body: some View { Text(model.title) }
}
