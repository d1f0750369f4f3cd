import Combine
import Dependencies
import SwiftUI

final class ParkFinder: ObservableObject {
    @Published var query = ""
    @Published private(set) var parks: [String] = []
    @Dependency(\.date) private var now
    private var bag = Set<AnyCancellable>()

    init() {
        $query
            .removeDuplicates()
            .debounce(for: .milliseconds(250), scheduler: DispatchQueue.main)
            .map { text in text.isEmpty ? [] : [text, text + " park"] }
            .sink { [weak self] in self?.parks = $0 }
            .store(in: &bag)
    }
}

struct ParkFinderView: View {
    @StateObject private var finder = ParkFinder()

    var body: some View {
        TextField("Find", text: $finder.query)
        Text(finder.parks.joined(separator: ","))
    }
}
