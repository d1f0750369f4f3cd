import Combine

final class Buffer: ObservableObject {
    @Published var used = 0
    private var storage: [UInt8] = []

    var bytes: [UInt8] {
        _read { yield storage }
        _modify { yield &storage }
    }
}
