import SwiftUI

final class Form1: ObservableObject {
    @Published var text = ""
}

struct Field: View {
    let form: ObservedObject<Form1>.Wrapper
    var body: some View { TextField("Text", text: form.text) }
}

struct FormHolder: View {
    @StateObject private var form = Form1()
    var body: some View { Field(form: $form) }
}
