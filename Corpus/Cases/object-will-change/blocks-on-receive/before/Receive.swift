import SwiftUI

final class Alarm: ObservableObject {
    @Published var isRinging = false
}

struct AlarmView: View {
    @StateObject private var alarm = Alarm()

    var body: some View {
        Text(alarm.isRinging ? "ring" : "quiet")
            .onReceive(alarm.objectWillChange) { print("changes") }
    }
}
