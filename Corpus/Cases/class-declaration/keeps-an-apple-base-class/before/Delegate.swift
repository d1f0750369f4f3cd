import Combine
import Foundation

final class LocationSource: NSObject, ObservableObject {
    @Published var place = "home"
    private var started = false

    override init() {
        super.init()
        started = true
    }
}
