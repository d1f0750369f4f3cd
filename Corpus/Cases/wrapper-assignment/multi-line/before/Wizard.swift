import SwiftUI

final class Wizard: ObservableObject {
    @Published var step: Int
    init(step: Int, last: Int) { self.step = min(step, last) }
}

struct WizardView: View {
    @StateObject private var wizard: Wizard

    init(step: Int) {
        _wizard = StateObject(
            wrappedValue: Wizard(
                step: step, // the first
                last: 5
            )
        )
    }

    var body: some View { Text("\(wizard.step)") }
}
