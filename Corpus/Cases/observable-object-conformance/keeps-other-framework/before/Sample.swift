import SwiftCrossUI

final class BenchModel: ObservableObject {
    @Published var tools = 3
}

struct BenchView: View {
    @State var bench = BenchModel()
    var body: Text { Text("\(bench.tools)") }
}
