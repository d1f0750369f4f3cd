import Combine
import Foundation

final class PlantLabel: ObservableObject, Codable {
    @Published var name: String
    @Published var liters: Double

    enum CodingKeys: String, CodingKey { case name, liters }

    init(name: String, liters: Double) {
        self.name = name
        self.liters = liters
    }

    init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        name = try container.decode(String.self, forKey: .name)
        liters = try container.decode(Double.self, forKey: .liters)
    }

    func encode(to encoder: Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(name, forKey: .name)
        try container.encode(liters, forKey: .liters)
    }
}
