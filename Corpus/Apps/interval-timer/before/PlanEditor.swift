import SwiftUI

struct PlanEditor: View {
    @ObservedObject var timer: IntervalTimer

    var body: some View {
        Form {
            Stepper("Work: \(timer.plan.work)", value: $timer.plan.work)
            Stepper("Rest: \(timer.plan.rest)", value: $timer.plan.rest)
        }
    }
}
