/// The report for Xcode and every tool that reads compiler output: `path:line:col: warning: message [id]`, one line a
/// finding, each note on a line of its own behind it.
///
/// The column counts UTF-8 bytes, as the compiler's does.
public struct XcodeReport: Sendable {
  /// Stands before each path, empty or with a `/` at its end; Xcode links absolute paths only.
  public var pathPrefix: String

  public init(pathPrefix: String = "") {
    self.pathPrefix = pathPrefix
  }

  /// The whole report, sorted by place; every line ends with `\n`.
  public func text(_ result: MigrationResult) -> String {
    let findings = result.plan.findings.sorted { left, right in
      left.location != right.location ? left.location < right.location : left.id < right.id
    }
    return findings.map(describe).joined()
  }

  private func describe(_ finding: Finding) -> String {
    var text = line(finding.location, "warning", "\(finding.message) [\(finding.id.rawValue)]")
    for note in finding.notes { text += line(note.location, "note", note.message) }
    return text
  }

  private func line(_ location: Location, _ severity: String, _ message: String) -> String {
    let path = TerminalText(pathPrefix + location.path)
    return "\(path):\(location.line):\(location.column): \(severity): \(TerminalText(message))\n"
  }
}
