import SwiftUI

final class PageStyle: ObservableObject {
    @AppStorage("pageScale") var scale = 1.0
    @Published var page = 1
}

struct PageView: View {
    @ObservedObject var style: PageStyle
    var body: some View {
        Text("page \(style.page) at \(style.scale)")
        Button("Larger") { style.scale += 0.1 }
    }
}
