import Combine
import Foundation

final class Medal: ObservableObject, Codable {
    var metal = "gold" { didSet { print(metal) } }

    init() {}

    enum CodingKeys: String, CodingKey { case metal }
}
