import Combine
import Foundation

final class Medal: ObservableObject, Encodable {
    var metal = "gold"
    var year = 1998
    let serial = 7

    enum CodingKeys: String, CodingKey {
        case metal
        case year = "yr"
        case serial
    }
}
