import SwiftUI

struct RecipeScreen: View {
    @StateObject private var model = Model()

    var body: some View { Text(model.title) }

    private final class Model: ObservableObject {
        @Published var title = "Soup"
        @Published var mode = Mode.short
    }

    private enum Mode { case short, long }
}
