import Combine
import Foundation

@MainActor
final class Feed: ObservableObject {
    @Published var lines: [String] = []
    @Published var count = 0
    @Published var title = ""

    init(source: AnyPublisher<[String], Never>) {
        source.receive(on: DispatchQueue.main).assign(to: &$lines)
        source.map(\.count)
            .receive(on: RunLoop.main)
            .assign(to: &$count)
        $lines.map { $0.first ?? "" }.assign(to: &self.$title)
    }
}
