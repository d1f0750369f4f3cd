/// The report for the description of a pull request: totals, what to look at, what is left; long parts are folded.
public struct MarkdownReport: Sendable {
  /// GitHub takes 65,536 characters; what does not fit is counted instead.
  private static let limit = 60_000

  public var pathPrefix: String

  public init(pathPrefix: String = "") {
    self.pathPrefix = pathPrefix
  }

  public func text(_ result: MigrationResult) -> String {
    var text = "## From ObservableObject to @Observable\n\n\(escaped(TextReport.totals(result)))\n"
    let parts = changes(result.plan) + left(result.plan)
    var omitted = 0
    for part in parts {
      if text.count + part.count > Self.limit { omitted += 1 } else { text += "\n" + part }
    }
    if omitted > 0 { text += "\n\(omitted) more sections are left out for length.\n" }
    return text
  }

  private func changes(_ plan: Plan) -> [String] {
    plan.changes.map { change in
      let names = change.classes.map(code).joined(separator: ", ")
      let reviews = change.findings.count { $0.applicability == .review }
      let count = reviews == 0 ? "" : ", \(reviews) to review"
      var text = "<details>\n<summary>\(names) in \(change.paths.count) files\(count)</summary>\n\n"
      for path in change.paths { text += "- \(code(pathPrefix + path))\n" }
      for finding in change.findings { text += "- " + line(finding) }
      return text + "\n</details>\n"
    }
  }

  private func left(_ plan: Plan) -> [String] {
    let left = plan.verdicts.filter { !$0.migrates }
    guard !left.isEmpty else { return [] }
    let groups = Dictionary(grouping: left) { $0.reasons[0].id }
    var table = "### Left\n\n| reason | classes | first |\n|---|---|---|\n"
    let ids = groups.keys.sorted { (groups[$1]!.count, $0.rawValue) < (groups[$0]!.count, $1.rawValue) }
    for id in ids { table += "| \(id.rawValue) | \(groups[id]!.count) | \(escaped(id.guide.firstStep)) |\n" }
    return [table]
      + ids.map { id in
        var text = "<details>\n<summary>\(id.rawValue)</summary>\n\n"
        for verdict in groups[id]! { text += "- \(code(verdict.name)): " + line(verdict.reasons[0]) }
        return text + "\n</details>\n"
      }
  }

  private func line(_ finding: Finding) -> String {
    "\(code("\(pathPrefix)\(finding.location.path):\(finding.location.line)")) \(escaped(finding.message)) (\(finding.id.rawValue))\n"
  }

  /// A code span that no content can end.
  private func code(_ text: String) -> String {
    "<code>\(escaped(text))</code>"
  }

  /// Text that Markdown and HTML leave as it is.
  private func escaped(_ text: String) -> String {
    text.map { character in
      switch character {
      case "&": return "&amp;"
      case "<": return "&lt;"
      case ">": return "&gt;"
      case "\n", "\r", "\r\n": return " "
      case "\\", "`", "*", "_", "{", "}", "[", "]", "(", ")", "#", "+", "!", "|", "~", "@":
        return "&#\(character.unicodeScalars.first!.value);"
      default: return String(character)
      }
    }.joined()
  }
}
