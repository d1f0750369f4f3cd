import Combine
import UIKit

final class Worker: Sendable {
    func stop() {}
}

@MainActor protocol Screen: AnyObject {}

final class ScreenModel: Screen, ObservableObject {
    @Published var title = ""
    var worker: Worker?
    var shown = 0
    deinit { worker?.stop() }
}

final class PanelController: UIViewController, ObservableObject {
    @Published var name = ""
    var worker: Worker?
    deinit { worker?.stop() }
}

final class PlainModel: ObservableObject {
    @Published var title = ""
    var worker: Worker?
    deinit { worker?.stop() }
}
