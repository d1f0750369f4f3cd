import SwiftUI

final class ReaderOptions: ObservableObject {
    @AppStorage("textScale") var textScale = 1.0
    @Published var chapter = 1
}

struct ReaderOptionsView: View {
    @ObservedObject var options: ReaderOptions

    var body: some View {
        Text("chapter \(options.chapter) at \(options.textScale)")
        Button("Bigger") { options.textScale += 0.1 }
    }
}
