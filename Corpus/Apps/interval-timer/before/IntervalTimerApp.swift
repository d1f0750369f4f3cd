import SwiftUI

@main
struct IntervalTimerApp: App {
    @StateObject private var history = History()

    var body: some Scene {
        WindowGroup {
            TimerView(plan: .standard)
                .environmentObject(history)
        }
    }
}
