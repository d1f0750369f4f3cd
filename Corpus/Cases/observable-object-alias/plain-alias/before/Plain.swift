import Foundation
import SwiftUI

public typealias Model = SwiftUI.ObservableObject

class Reef: Model {
    @Published var corals = 31
}

final class Atoll: Reef {
    @Published var palms = 2
}

struct ReefView: View {
    @ObservedObject var reef: Reef
    var body: some View { Text("\(reef.corals)") }
}
