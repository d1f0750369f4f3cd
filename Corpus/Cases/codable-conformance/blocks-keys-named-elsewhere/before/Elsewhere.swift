import Combine
import Foundation

final class Medal: ObservableObject, Encodable {
    var metal = "gold"

    enum CodingKeys: String, CodingKey { case metal }
}

func names() -> [String] { [Medal.CodingKeys.metal.stringValue] }
