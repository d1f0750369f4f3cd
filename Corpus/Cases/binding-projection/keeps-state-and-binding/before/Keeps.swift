import SwiftUI

final class Sheet: ObservableObject {
    @Published var isShown = false
    @Published var text = ""
}

struct SheetView: View {
    @StateObject private var sheet = Sheet()
    @State private var value = ""
    @Binding var other: String

    var body: some View {
        TextField("a", text: $value)
        TextField("b", text: $other)
        TextField("c", text: $sheet.text)
        editor
    }

    var editor: some View { TextField("d", text: $sheet.text) }
}
