import SwiftUI

struct SearchScreen: View {
    @StateObject private var state = Model()
    var body: some View { Text(state.term) }
}

extension SearchScreen {
    final class Model: ObservableObject {
        @Published var term = ""
    }
}
