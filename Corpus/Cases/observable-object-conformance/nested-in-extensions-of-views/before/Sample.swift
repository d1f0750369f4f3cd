import SwiftUI

struct OutboxView: View {
    @StateObject private var viewModel = ViewModel()
    var body: some View { Text(viewModel.subject) }
}

extension OutboxView {
    final class ViewModel: ObservableObject {
        @Published var subject = "Hello"
    }
}

struct NotesView: View {
    @StateObject private var viewModel: ViewModel = .init()
    var body: some View { TextField("Note", text: $viewModel.text) }
}

extension NotesView {
    @MainActor class ViewModel: ObservableObject {
        @Published var text = ""
    }
}
