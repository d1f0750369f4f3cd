import Combine

final class Voucher: ObservableObject, Codable {
    var code = ""
    var value = 0

    enum CodingKeys: String, CodingKey { case code, value }

    init() {}

    init(from decoder: Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        code = try values.decode(String.self, forKey: .code)
        value = try values.decode(Int.self, forKey: .value)
    }
}
