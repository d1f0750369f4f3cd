import Combine

func countUp() -> Int {
    final class Probe: ObservableObject {
        @Published var hits = 0
        func tap() { hits += 1 }
    }
    let probe = Probe()
    probe.tap()
    return probe.hits
}
