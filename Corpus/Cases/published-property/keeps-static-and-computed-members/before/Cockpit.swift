import SwiftUI

final class Cockpit: ObservableObject {
    static let shared = Cockpit()
    nonisolated(unsafe) static var flights = 0
    class var maker: String { "glider works" }
    @Published var altitude = 0
    let built = 1987
    var feet: Int { altitude * 3 }
    private init() { Self.flights += 1 }
}

struct CockpitView: View {
    @ObservedObject private var cockpit = Cockpit.shared

    var body: some View {
        Text("\(cockpit.feet) ft")
    }
}
