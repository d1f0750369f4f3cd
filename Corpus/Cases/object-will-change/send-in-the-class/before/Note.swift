import SwiftUI

final class Notebook: ObservableObject {
    var pages: [String] = []

    func add(_ page: String) {
        objectWillChange.send()
        pages.append(page)
    }
}

struct NotebookView: View {
    @StateObject private var notebook = Notebook()
    var body: some View { Button("\(notebook.pages.count)") { notebook.add("new") } }
}
