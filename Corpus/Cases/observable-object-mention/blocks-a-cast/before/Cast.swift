import SwiftUI

final class Probe: ObservableObject {
    @Published var depth = 1
}

func isObservable(_ value: Any) -> Bool {
    value is any ObservableObject
}

let probes: [Any] = [Probe()]
