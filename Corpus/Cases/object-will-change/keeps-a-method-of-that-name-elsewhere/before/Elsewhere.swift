import SwiftUI

struct Bus {
    struct Signal { func send() {} }
    let objectWillChange = Signal()
}

final class Stop: ObservableObject {
    @Published var line = 4
}

struct StopView: View {
    @ObservedObject var stop: Stop
    let bus = Bus()

    var body: some View {
        Button("\(stop.line)") { bus.objectWillChange.send() }
    }
}
