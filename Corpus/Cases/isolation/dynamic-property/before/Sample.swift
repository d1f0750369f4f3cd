import SwiftUI

@MainActor
final class BeatModel: ObservableObject {
    @Published var beats = 60
    func beat() { beats += 1 }
}

struct BeatSource: DynamicProperty {
    @StateObject private var model = BeatModel()
    var beats: Int { model.beats }
    func beat() { model.beat() }
}

struct BeatView: View {
    var source = BeatSource()
    var body: some View {
        Button("\(source.beats)") { source.beat() }
    }
}
