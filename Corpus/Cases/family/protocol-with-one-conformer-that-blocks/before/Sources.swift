import Combine
import SwiftUI

protocol DataSource: AnyObject, ObservableObject {
    var rows: [String] { get }
}

final class LocalSource: DataSource {
    @Published var rows = ["a"]
}

final class RemoteSource: DataSource {
    @Published var rows: [String] = []
    private var bag = Set<AnyCancellable>()
    init() { $rows.sink { print($0) }.store(in: &bag) }
}

struct SourceView<Source: DataSource>: View {
    @StateObject var source: Source
    var body: some View { Text(source.rows.joined()) }
}
