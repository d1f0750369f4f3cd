/// The report for people: each change with what to look at, then what is left and why, then the totals.
public struct TextReport: Sendable {
  /// Whether to use the colours of a terminal.
  public var usesColor: Bool
  /// Stands before each path, empty or with a `/` at its end.
  public var pathPrefix: String

  public init(usesColor: Bool = false, pathPrefix: String = "") {
    self.usesColor = usesColor
    self.pathPrefix = pathPrefix
  }

  /// The whole report; every line ends with `\n`.
  public func text(_ result: MigrationResult) -> String {
    let sections = changes(result.plan) + left(result.plan) + others(result.plan)
    return sections.map { $0 + "\n" }.joined() + TextReport.totals(result) + "\n"
  }

  // MARK: Sections

  private func changes(_ plan: Plan) -> [String] {
    plan.changes.map { change in
      var text = line(
        0, styled("change \(change.number)", .bold) + ": " + escaped(change.classes.joined(separator: ", ")))
      for path in change.paths { text += line(1, escaped(pathPrefix + path)) }
      for finding in change.findings { text += describe(finding, indent: 1) }
      return text
    }
  }

  private func left(_ plan: Plan) -> [String] {
    let left = plan.verdicts.filter { !$0.migrates }
    let groups = Dictionary(grouping: left) { $0.reasons[0].id }
    // The reason that holds back most classes comes first.
    let ids = groups.keys.sorted { one, other in
      let (oneCount, otherCount) = (groups[one]?.count ?? 0, groups[other]?.count ?? 0)
      return oneCount != otherCount ? oneCount > otherCount : one < other
    }
    return ids.map { id in
      let verdicts = groups[id] ?? []
      var text = line(0, styled("left: \(id.rawValue)", .bold) + " (\(counted(verdicts.count, "class", "classes")))")
      text += line(1, "first: " + escaped(id.guide.firstStep))
      for line in waiting(verdicts, plan) { text += line }
      for verdict in verdicts { text += describe(verdict) }
      return text
    }
  }

  /// How many classes wait for each one, most first.
  private func waiting(_ verdicts: [ClassVerdict], _ plan: Plan) -> [String] {
    let groups = Dictionary(grouping: verdicts.filter { $0.waitsFor != nil }) { $0.waitsFor! }
    return groups.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }.map { name, waiting in
      let cause = plan.verdicts.first { $0.name == name && !$0.migrates && $0.waitsFor == nil }
      let why = cause.map { ", which is left (\($0.reasons[0].id.rawValue))" } ?? ""
      let verb = waiting.count == 1 ? "waits" : "wait"
      return line(1, "\(counted(waiting.count, "class", "classes")) \(verb) for '\(escaped(name))'\(why)")
    }
  }

  private func describe(_ verdict: ClassVerdict) -> String {
    var text = line(1, escaped(verdict.name) + "  " + styled(place(verdict.location), .dim))
    let reason = verdict.reasons[0]
    text += line(2, place(reason.location) + ": " + escaped(reason.message))
    for note in reason.notes { text += describe(note, indent: 3) }
    let more = verdict.reasons.count - 1
    if more > 0 {
      let ids = Set(verdict.reasons.dropFirst().map(\.id)).sorted().map(\.rawValue).joined(separator: ", ")
      text += line(2, "and \(counted(more, "more reason", "more reasons")): \(ids)")
    }
    return text
  }

  private func others(_ plan: Plan) -> [String] {
    let told = Set(plan.changes.flatMap(\.findings) + plan.verdicts.flatMap(\.reasons))
    let others = plan.findings.filter { !told.contains($0) }
    if others.isEmpty { return [] }
    var text = line(0, styled("also", .bold))
    var isListed: Set<String> = []
    for finding in others {
      guard let outside = finding.outsideType else {
        text += describe(finding, indent: 1)
        continue
      }
      // One type that many places hold is told once.
      guard isListed.insert(outside).inserted else { continue }
      text += describe(finding, indent: 1)
      let same = others.filter { $0.outsideType == outside && $0 != finding }
      if !same.isEmpty {
        text += line(
          2,
          "and in \(counted(same.count, "more place", "more places")): \(place(same[0].location))"
            + (same.count > 1 ? ", …" : ""))
      }
    }
    return [text]
  }

  private func describe(_ finding: Finding, indent: Int) -> String {
    let head = styled(finding.applicability.label, finding.applicability.style)
    var text = line(
      indent,
      "\(place(finding.location)): \(head): \(escaped(finding.message)) \(styled("[\(finding.id.rawValue)]", .dim))")
    for note in finding.notes { text += describe(note, indent: indent + 1) }
    return text
  }

  private func describe(_ note: Finding.Note, indent: Int) -> String {
    line(indent, "\(place(note.location)): \(escaped(note.message))")
  }

  // MARK: Totals

  /// One line, such as `3 of 5 classes migrate in 4 files; 2 are left; 1 finding to review`. The same for every mode.
  public static func totals(_ result: MigrationResult) -> String {
    let plan = result.plan
    let migrating = plan.verdicts.count { $0.migrates }
    let left = plan.verdicts.count - migrating
    let files = result.rewritten.count
    var parts: [String] = []
    if plan.verdicts.isEmpty {
      parts.append("nothing to do")
    } else {
      let classes = counted(plan.verdicts.count, "class", "classes")
      let verb = plan.verdicts.count == 1 || migrating == 1 ? "migrates" : "migrate"
      parts.append("\(migrating) of \(classes) \(verb)" + (files > 0 ? " in \(counted(files, "file", "files"))" : ""))
    }
    if left > 0 { parts.append(left == 1 ? "1 is left" : "\(left) are left") }
    let review = plan.findings.count { $0.applicability == .review }
    if review > 0 { parts.append("\(counted(review, "finding", "findings")) to review") }
    return parts.joined(separator: "; ")
  }

  // MARK: Pieces

  fileprivate enum Style: String {
    case bold = "1"
    case dim = "2"
    case red = "31"
    case yellow = "33"
    case cyan = "36"
  }

  private func styled(_ text: String, _ style: Style) -> String {
    usesColor ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }

  private func line(_ indent: Int, _ text: String) -> String {
    String(repeating: "  ", count: indent) + text + "\n"
  }

  private func place(_ location: Location) -> String {
    "\(escaped(pathPrefix + location.path)):\(location.line):\(location.column)"
  }

  private func escaped(_ text: String) -> String { TerminalText(text).description }
}

private func counted(_ count: Int, _ one: String, _ many: String) -> String {
  "\(count) \(count == 1 ? one : many)"
}

extension Applicability {
  fileprivate var label: String {
    switch self {
    case .safe: "note"
    case .review: "review"
    case .manual: "left"
    }
  }

  fileprivate var style: TextReport.Style {
    switch self {
    case .safe: .cyan
    case .review: .yellow
    case .manual: .red
    }
  }
}
