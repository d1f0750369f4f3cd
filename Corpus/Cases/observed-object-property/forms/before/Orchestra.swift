import SwiftUI

final class Orchestra: ObservableObject {
    static let shared = Orchestra()
    @Published var players = 60
}

struct OrchestraRow: View {
    @ObservedObject var orchestra: Orchestra
    @ObservedObject private var house = Orchestra.shared
    @ObservedObject fileprivate var guest: Orchestra = .shared
    @ObservedObject
    var touring = Orchestra.shared

    var body: some View {
        Text("\(orchestra.players) \(house.players) \(guest.players) \(touring.players)")
    }
}

struct OrchestraList: View {
    var body: some View {
        OrchestraRow(orchestra: .shared)
        OrchestraRow(orchestra: .shared, touring: Orchestra.shared)
    }
}
