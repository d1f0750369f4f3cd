import Combine
import Foundation

final class Recording: ObservableObject, Codable {
    var length = 0.0
    var title = ""

    enum CodingKeys: String, CodingKey { case length, title }

    init() {}

    init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        length = try container.decode(Double.self, forKey: .length)
        title = try container.decode(String.self, forKey: .title)
    }
}
