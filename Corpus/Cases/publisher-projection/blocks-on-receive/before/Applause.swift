import SwiftUI

final class Applause: ObservableObject {
    @Published private(set) var claps = 0
    func clap() { claps += 1 }
}

struct ApplauseView: View {
    @StateObject private var applause = Applause()
    @State private var log: [Int] = []

    var body: some View {
        Button("Clap \(applause.claps)") { applause.clap() }
            .onReceive(applause.$claps) { value in log.append(value) }
    }
}
