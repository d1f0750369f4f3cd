import Combine
import Foundation

final class Medal: ObservableObject, Codable {
    var metal = "gold"
    @Published var isShown = false

    init() {}
}

extension Medal {
    private enum CodingKeys: CodingKey {
        case metal
    }
}
