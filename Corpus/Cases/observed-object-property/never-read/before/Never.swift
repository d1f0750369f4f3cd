import SwiftUI

final class Heartbeat: ObservableObject {
    @Published var tick = 0
}

struct ClockFace: View {
    @ObservedObject var heartbeat: Heartbeat
    var body: some View { Text(Date(), style: .time) }
}
