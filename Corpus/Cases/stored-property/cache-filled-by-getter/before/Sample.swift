import SwiftUI

final class Atlas: ObservableObject {
    @Published var names: [String] = []
    var index: [String: Int] = [:]

    var first: Int {
        if let known = index["a"] { return known }
        index["a"] = names.count
        return names.count
    }
}
