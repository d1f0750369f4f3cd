import SwiftUI

final class Counter: ObservableObject {
    @Published var count = 0
}

struct CounterView: View {
    @ObservedObject var counter: Counter

    var body: some View {
        let increase = { counter.count += 1 }
        Button("More", action: increase)
        Stepper("Count", value: $counter.count)
    }

    private func later() -> some View {
        let work: @Sendable () async -> Void = { await print(counter.count) }
        return Stepper("Count", value: $counter.count).task(work)
    }
}
