import SwiftUI

final class Registry {
    static let shared = Registry()
    private var members: [AnyObject] = []
    func add(_ member: AnyObject) { members.append(member) }
}

final class Registered: ObservableObject {
    @Published var count = 0
    init() { Registry.shared.add(self) }
}

final class Feed {
    let name: String
    init() {
        name = "feed"
        NotificationCenter.default.post(name: Notification.Name("feed"), object: nil)
    }
}

final class Reader: ObservableObject {
    @Published var count = 0
    private let feed = Feed()
}

final class Loaded: ObservableObject {
    @Published var lines = {
        (try? String(contentsOf: URL(fileURLWithPath: "lines"), encoding: .utf8)) ?? ""
    }()
}

struct Board: View {
    @StateObject private var registered = Registered()
    @StateObject private var reader = Reader()
    @StateObject private var loaded = Loaded()

    var body: some View { Text("\(registered.count) \(reader.count) \(loaded.lines)") }
}
