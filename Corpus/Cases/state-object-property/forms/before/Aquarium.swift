import SwiftUI

final class Aquarium: ObservableObject {
    @Published var fish = 3
    init() {}
    init(fish: Int) { self.fish = fish }
}

struct AquariumView: View {
    @StateObject private var small = Aquarium()
    @StateObject var large: Aquarium = .init(fish: 9)
    @StateObject
    fileprivate var hidden = Aquarium(fish: 1)
    @MainActor @StateObject private var last = Aquarium()
    @StateObject private var made = {
        let aquarium = Aquarium()
        aquarium.fish = 7
        return aquarium
    }()

    var body: some View {
        Text("\(small.fish) \(large.fish) \(hidden.fish) \(last.fish) \(made.fish)")
    }
}
