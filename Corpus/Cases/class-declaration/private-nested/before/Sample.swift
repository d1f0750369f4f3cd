import SwiftUI

struct PanelView: View {
    private final class Model: ObservableObject {
        @Published var isOpen = false
    }

    @StateObject private var model = Model()
    var body: some View { Toggle("Open", isOn: $model.isOpen) }
}
