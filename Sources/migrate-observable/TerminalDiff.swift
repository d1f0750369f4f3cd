import ObservableMigration

/// A diff for eyes: what could steer the terminal is escaped, all else is as in the diff.
struct TerminalDiff: Sendable {
  let bytes: [UInt8]

  init(_ diff: [UInt8]) {
    let lines = diff.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let safe = lines.map { line in
      line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
        .map { TerminalText(String(decoding: $0, as: UTF8.self)).description }.joined(separator: "\t")
    }
    bytes = Array(safe.joined(separator: "\n").utf8)
  }
}
