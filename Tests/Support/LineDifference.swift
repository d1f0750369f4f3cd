/// What tells two texts apart, in three kinds: lines that are missing, unexpected, or different.
public struct LineDifference: CustomStringConvertible {
  private(set) var missing: [String] = []
  private(set) var unexpected: [String] = []
  private(set) var different: [(expected: String, actual: String)] = []

  public init(from expected: [UInt8], to actual: [UInt8]) {
    let expected = LineDifference.lines(expected)
    let actual = LineDifference.lines(actual)
    let changes = actual.difference(from: expected)
    let removed = Set(changes.removals.map(LineDifference.offset))
    let inserted = Set(changes.insertions.map(LineDifference.offset))
    var (old, new) = (0, 0)
    while old < expected.count || new < actual.count {
      let removals = (old..<expected.count).prefix { removed.contains($0) }
      let insertions = (new..<actual.count).prefix { inserted.contains($0) }
      different += zip(removals, insertions).map { (expected[$0], actual[$1]) }
      missing += removals.dropFirst(insertions.count).map { expected[$0] }
      unexpected += insertions.dropFirst(removals.count).map { actual[$0] }
      // Behind a run of changes stands a line that both have.
      old += removals.count + 1
      new += insertions.count + 1
    }
  }

  public var description: String {
    let parts = [
      section("missing", missing.map { "  - \($0)" }),
      section("unexpected", unexpected.map { "  + \($0)" }),
      section("different", different.flatMap { ["  - \($0.expected)", "  + \($0.actual)"] }),
    ]
    return parts.joined()
  }

  private func section(_ title: String, _ lines: [String]) -> String {
    lines.isEmpty ? "" : "\(title):\n" + lines.map { $0 + "\n" }.joined()
  }

  private static func offset(_ change: CollectionDifference<String>.Change) -> Int {
    switch change {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }

  /// The lines of `text`, with `\r` shown and a missing last `\n` told.
  private static func lines(_ text: [UInt8]) -> [String] {
    var lines = String(decoding: text, as: UTF8.self).unicodeScalars.split(
      separator: "\n", omittingEmptySubsequences: false
    ).map { String($0).replacing("\r", with: "\\r") }
    if lines.last == "" { lines.removeLast() } else { lines[lines.count - 1] += " (no newline)" }
    return lines
  }
}
