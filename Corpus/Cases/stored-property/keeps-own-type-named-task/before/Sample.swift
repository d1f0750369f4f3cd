import SwiftUI

struct Task: Identifiable {
    let id: Int
    var title = ""
}

final class ChoreList: ObservableObject {
    @Published var name = ""
    var current: Task?
}
