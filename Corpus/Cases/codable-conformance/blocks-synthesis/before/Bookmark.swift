import Combine
import Foundation

final class Bookmark: ObservableObject, Codable {
    var title = ""
    var page = 1
}

final class Highlight: ObservableObject {
    var text = ""
    var color = "yellow"
}

extension Highlight: Encodable {}
