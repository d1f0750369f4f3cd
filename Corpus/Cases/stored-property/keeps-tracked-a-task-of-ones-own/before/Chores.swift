import SwiftUI

struct Task: Identifiable {
    let id: Int
    var title: String
}

final class Chores: ObservableObject {
    @Published var done = 0
    var current: Task?

    func finish() {
        done += 1
        current = nil
    }
}

struct ChoresView: View {
    @StateObject private var chores = Chores()
    var body: some View { Text(chores.current?.title ?? "\(chores.done) done") }
}
