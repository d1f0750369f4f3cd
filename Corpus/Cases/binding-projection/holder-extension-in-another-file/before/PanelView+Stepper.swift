import SwiftUI

extension PanelView {
    var stepper: some View {
        Stepper("Lines", value: $board.lines)
    }
}
