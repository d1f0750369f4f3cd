import Combine
import SwiftUI

final class Samples: ObservableObject {
    @Published var values: [Double] = []
}

final class Chart: ObservableObject {
    @Published var title = ""
    let samples = Samples()
    private var bag = Set<AnyCancellable>()

    init() {
        samples.objectWillChange
            .throttle(for: .milliseconds(100), scheduler: DispatchQueue.main, latest: true)
            .sink { [weak self] _ in self?.objectWillChange.send() }
            .store(in: &bag)
    }
}
