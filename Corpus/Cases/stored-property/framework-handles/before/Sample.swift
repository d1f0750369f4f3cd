import Combine
import SwiftUI

final class Beacon: ObservableObject {
    @Published var isLit = false
    var job: Task<Void, Never>?
    var ticker: Timer?
    var bag = Set<AnyCancellable>()
    var jobs: [String: Task<Void, Never>] = [:]
    var subscription: AnyCancellable?
}
