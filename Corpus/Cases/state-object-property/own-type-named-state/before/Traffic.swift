import SwiftUI

enum State { case open, closed }

final class Traffic: ObservableObject {
    @Published var state = State.open
}

struct TrafficView: View {
    @StateObject private var traffic = Traffic()
    var body: some View { Text(traffic.state == .open ? "open" : "closed") }
}
