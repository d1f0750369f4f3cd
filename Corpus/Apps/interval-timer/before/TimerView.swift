import SwiftUI

struct TimerView: View {
    @StateObject private var timer: IntervalTimer
    @EnvironmentObject private var history: History

    init(plan: Plan) {
        _timer = StateObject(wrappedValue: IntervalTimer(plan: plan))
    }

    var body: some View {
        VStack {
            PhaseView(timer: timer)
            controls
            PlanEditor(timer: timer)
            HistoryView()
        }
    }

    @ViewBuilder private var controls: some View {
        if timer.phase == .idle {
            Button("Start") { timer.start() }
        } else {
            Button("Stop") {
                timer.stop()
                history.add(rounds: timer.round)
            }
        }
    }
}
