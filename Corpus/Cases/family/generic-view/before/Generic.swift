import SwiftUI

final class Clipboard: ObservableObject {
    @Published var text = ""
}

struct Observing<Model: ObservableObject, Content: View>: View {
    @ObservedObject var model: Model
    let content: (Model) -> Content
    var body: some View { content(model) }
}

struct ClipboardView: View {
    let clipboard: Clipboard
    var body: some View { Observing(model: clipboard) { Text($0.text) } }
}
