import SwiftUI

@MainActor
final class Pulse: ObservableObject {
    @Published var beats = 60
    func beat() { beats += 1 }
}

struct PulseSource: DynamicProperty {
    @StateObject private var pulse = Pulse()
    var beats: Int { pulse.beats }
    func beat() { pulse.beat() }
}

struct PulseView: View {
    var source = PulseSource()
    var body: some View { Button("\(source.beats)") { source.beat() } }
}
