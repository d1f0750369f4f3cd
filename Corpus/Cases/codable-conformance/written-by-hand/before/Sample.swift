import Combine
import Foundation

final class SeedCard: ObservableObject, Codable {
    @Published var name: String
    @Published var grams: Double

    enum CodingKeys: String, CodingKey { case name, grams }

    init(name: String, grams: Double) {
        self.name = name
        self.grams = grams
    }

    init(from decoder: Decoder) throws {
        let box = try decoder.container(keyedBy: CodingKeys.self)
        name = try box.decode(String.self, forKey: .name)
        grams = try box.decode(Double.self, forKey: .grams)
    }

    func encode(to encoder: Encoder) throws {
        var box = encoder.container(keyedBy: CodingKeys.self)
        try box.encode(name, forKey: .name)
        try box.encode(grams, forKey: .grams)
    }
}
