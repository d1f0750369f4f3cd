import SwiftUI

final class Metronome: ObservableObject {
    @Published var beats = 0
    private var lastTick = Date.distantPast
    private var isRunning = false

    func tick() {
        guard isRunning else { return }
        lastTick = Date()
        beats += 1
    }

    func start() { isRunning = true }
}

struct MetronomeView: View {
    @StateObject private var metronome = Metronome()
    var body: some View { Button("\(metronome.beats)") { metronome.tick() } }
}
