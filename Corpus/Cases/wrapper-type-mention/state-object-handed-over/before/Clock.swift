import SwiftUI

final class Clock: ObservableObject {
    @Published var ticks = 0
}

struct ClockFace: View {
    @StateObject private var clock: Clock

    init(clock: StateObject<Clock>) {
        _clock = clock
    }

    var body: some View {
        Text("\(clock.ticks)")
    }
}

struct Wall: View {
    var body: some View {
        ClockFace(clock: StateObject(wrappedValue: Clock()))
    }
}
