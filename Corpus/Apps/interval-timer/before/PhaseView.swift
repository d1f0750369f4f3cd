import SwiftUI

struct PhaseView: View {
    @ObservedObject var timer: IntervalTimer

    var body: some View {
        Text("\(timer.secondsLeft)")
            .opacity(timer.progress)
    }
}
