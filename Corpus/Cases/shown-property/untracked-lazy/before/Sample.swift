import SwiftUI

final class Panel: ObservableObject {
    @Published var level = 0
    lazy var label = "low"
    lazy var constant = "never changes"
    func rename() { label = "high" }
}

struct PanelView: View {
    @ObservedObject var panel: Panel
    var body: some View { Text(panel.label + panel.constant) }
}
