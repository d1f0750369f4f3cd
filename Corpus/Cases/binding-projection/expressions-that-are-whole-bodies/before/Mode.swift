import SwiftUI

final class Mode: ObservableObject {
    @Published var isOn = false
    @Published var text = ""
    @Published var kind = 1
}

struct ModeView: View {
    @ObservedObject var mode: Mode

    var body: some View { control }

    private var control: AnyView {
        if mode.kind == 1 {
            AnyView(Toggle("On", isOn: $mode.isOn))
        } else {
            AnyView(TextField("Text", text: $mode.text))
        }
    }

    private var chosen: Binding<String> {
        switch mode.kind {
        case 1: $mode.text
        default: .constant("")
        }
    }
}
