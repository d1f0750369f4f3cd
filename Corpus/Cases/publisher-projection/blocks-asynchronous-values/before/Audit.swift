@MainActor
final class AuditLog {
    private(set) var seen: [String] = []

    func follow(_ account: Account) async {
        for await name in account.$owner.values {
            seen.append(name ?? "-")
        }
    }
}
