import SwiftUI

final class Tank: ObservableObject {
    static let shared = Tank()
    @Published var level = 0
}

struct Gauges: View {
    @ObservedObject var given: Tank
    @ObservedObject var known = Tank.shared
    @ObservedObject private var hidden = Tank.shared
    @ObservedObject fileprivate var inFile = Tank.shared
    @ObservedObject private var assigned = Tank.shared
    @ObservedObject var fresh = Tank()

    init(given: Tank) {
        self.given = given
        assigned = given
    }

    var body: some View {
        Text("\(given.level + known.level + hidden.level + inFile.level + assigned.level + fresh.level)")
    }
}
