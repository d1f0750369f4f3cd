import Factory
import SwiftUI

protocol FogService { func density() -> Double }
struct LiveFog: FogService { func density() -> Double { 0.3 } }
extension Container { var fog: any FogService { LiveFog() } }

@MainActor
final class Lighthouse: ObservableObject {
    @Published private(set) var density = 0.0
    @Injected(\.fog) private var fog

    func look() { density = fog.density() }
}

struct LighthouseView: View {
    @StateObject private var lighthouse = Lighthouse()

    var body: some View {
        Button("\(lighthouse.density)") { lighthouse.look() }
    }
}
