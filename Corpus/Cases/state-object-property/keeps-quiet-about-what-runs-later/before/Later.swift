import SwiftUI

final class Child {
    weak var parent: AnyObject?
    init(parent: AnyObject? = nil) { self.parent = parent }
}

final class Deferred: ObservableObject {
    @Published var count = 0
    lazy var timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
    let onTap: () -> Void = { Task {} }
    var reload: (() -> Void)?
    private var child = Child()

    init() {
        reload = { NotificationCenter.default.post(name: Notification.Name("reload"), object: nil) }
        child = Child(parent: self)
        child.parent = self
    }
}

struct Board: View {
    @StateObject private var deferred = Deferred()
    var body: some View { Text("\(deferred.count)") }
}

struct Main: App {
    @StateObject private var started = Started()
    var body: some Scene { WindowGroup { Text("\(started.count)") } }
}

final class Started: ObservableObject {
    @Published var count = 0
    init() { Task {} }
}
