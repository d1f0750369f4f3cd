/// The report as workflow commands of GitHub Actions, which shows each finding beside its line: `::warning file=…`.
///
/// Escaped as GitHub's own toolkit does: `%`, carriage return and line feed everywhere, `:` and `,` in properties too.
public struct GitHubReport: Sendable {
  /// Stands before each path, empty or with a `/` at its end; leads from the top of the repository to the root.
  public var pathPrefix: String

  public init(pathPrefix: String = "") {
    self.pathPrefix = pathPrefix
  }

  /// The whole report, one line a finding, sorted by place.
  public func text(_ result: MigrationResult) -> String {
    result.plan.findings.map(line).joined()
  }

  private func line(_ finding: Finding) -> String {
    let command = finding.applicability == .safe ? "notice" : "warning"
    let location = finding.location
    let properties = [
      "file=" + Self.property(pathPrefix + location.path), "line=\(location.line)", "col=\(location.column)",
      "title=" + Self.property(finding.id.rawValue),
    ]
    let notes = finding.notes.map { "\n\($0.location.path):\($0.location.line): \($0.message)" }
    return "::\(command) \(properties.joined(separator: ","))::\(Self.message(finding.message + notes.joined()))\n"
  }

  private static func message(_ text: String) -> String {
    escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A", "\r\n": "%0D%0A"])
  }

  private static func property(_ text: String) -> String {
    escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A", "\r\n": "%0D%0A", ":": "%3A", ",": "%2C"])
  }

  private static func escaped(_ text: String, _ replacements: [Character: String]) -> String {
    text.map { replacements[$0] ?? String($0) }.joined()
  }
}
