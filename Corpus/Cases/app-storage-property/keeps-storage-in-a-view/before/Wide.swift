import SwiftUI

final class Layout: ObservableObject {
    @Published var columns = 2
}

struct LayoutView: View {
    @AppStorage("isWide") private var isWide = false
    @ObservedObject var layout: Layout

    var body: some View {
        Toggle("Wide", isOn: $isWide)
        Text("\(layout.columns)")
    }
}
