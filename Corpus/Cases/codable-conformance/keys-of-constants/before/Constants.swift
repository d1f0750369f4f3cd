import Combine

final class Passport: ObservableObject, Encodable {
    let number = 77
    var stamps: [String] = []

    enum CodingKeys: String, CodingKey { case number }
}
