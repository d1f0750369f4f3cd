import SwiftUI

final class Toolbox: ObservableObject {
    @Published var hammers = 1
    var nails = 100
}

struct ToolboxView: View {
    @StateObject private var toolbox = Toolbox()
    var body: some View { Text("\(toolbox.hammers) \(toolbox.nails)") }
}
