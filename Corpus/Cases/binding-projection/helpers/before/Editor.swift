import SwiftUI

final class Draft: ObservableObject {
    @Published var title = ""
    @Published var isPinned = false
    @Published var size = 1.0
}

struct DraftEditor: View {
    @ObservedObject var draft: Draft

    var body: some View {
        VStack {
            title
            pin
            size()
            both(bold: true)
        }
    }

    private var title: some View {
        TextField("Title", text: $draft.title)
            .font(.title)
    }

    @ViewBuilder private var pin: some View {
        if draft.title.isEmpty {
            Text("untitled")
        } else {
            Toggle("Pin", isOn: $draft.isPinned)
        }
    }

    private func size() -> some View {
        let range = 0.5...2.0
        return Slider(value: $draft.size, in: range)
    }

    @ViewBuilder
    private func both(bold: Bool) -> some View {
        Toggle("Pin", isOn: $draft.isPinned)
        Slider(value: $draft.size)
    }

    private var binding: Binding<String> { $draft.title }

    private var erased: AnyView {
        get { AnyView(TextField("Title", text: $draft.title)) }
    }
}
