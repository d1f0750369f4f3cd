/// A small file that holds a construct, and what it becomes.
///
/// Serves the tests and the reference page.
///
/// Invariant: `after` is what a second run leaves as it is.
struct ConstructExample: Hashable, Sendable {
  var before: String
  /// Equal to `before` where nothing may change.
  var after: String
  /// The findings that a run gives, sorted, each id once.
  var findings: [FindingID]

  private init(before: String, after: String, findings: [FindingID]) {
    self.before = before
    self.after = after
    self.findings = findings
  }

  /// Code that changes.
  static func changes(_ before: String, to after: String, findings: [FindingID] = []) -> ConstructExample {
    ConstructExample(before: before, after: after, findings: findings)
  }

  /// Code that stays as it is, and why, unless it has nothing to do with the construct.
  static func stays(_ code: String, findings: [FindingID] = []) -> ConstructExample {
    ConstructExample(before: code, after: code, findings: findings)
  }

  var isChange: Bool { before != after }
}
