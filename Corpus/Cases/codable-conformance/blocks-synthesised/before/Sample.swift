import Combine
import Foundation

final class SeedBox: ObservableObject, Codable {
    var label = ""
    var weight = 1.0
}
