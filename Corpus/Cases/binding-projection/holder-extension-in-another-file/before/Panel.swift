import SwiftUI

final class Switchboard: ObservableObject {
    @Published var lines = 3
}

struct PanelView: View {
    @ObservedObject var board: Switchboard
    var body: some View { stepper }
}
