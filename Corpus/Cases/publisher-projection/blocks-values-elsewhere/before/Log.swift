import Combine

@MainActor
final class DoorLog {
    private(set) var seen: [String] = []

    func follow(_ door: DoorModel) async {
        for await name in door.$visitor.values {
            seen.append(name ?? "-")
        }
    }
}
