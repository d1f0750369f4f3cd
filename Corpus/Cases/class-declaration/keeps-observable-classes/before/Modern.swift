import SwiftUI

@Observable
final class Modern {
    var value = 1
    @ObservationIgnored var cache: [Int] = []
}

struct ModernView: View {
    @State private var modern = Modern()
    @Bindable var other: Modern
    @Environment(Modern.self) private var third

    var body: some View {
        Stepper("a", value: $modern.value)
        Stepper("b", value: $other.value)
        Text("\(third.value)").environment(modern)
    }
}
