import Combine
import SwiftUI

struct ReaderView: View {
    @StateObject private var viewModel = ViewModel()
    var body: some View { Text(viewModel.title) }
}

extension ReaderView {
    final class ViewModel: ObservableObject {
        @Published var title = "Hello"
    }
}

struct WriterView: View {
    @StateObject private var viewModel = ViewModel()
    var body: some View { Text(viewModel.text) }
}

extension WriterView {
    final class ViewModel: ObservableObject {
        @Published var text = ""
        private var bag = Set<AnyCancellable>()
        init() { $text.sink { print($0) }.store(in: &bag) }
    }
}
