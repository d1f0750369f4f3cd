import Combine
import Foundation

final class Observed: NSObject, ObservableObject {
    @Published var title = ""
    #if canImport(ObjectiveC)
    @objc dynamic var progress = 0.0
    #endif
}
