/// `Constructs/REFERENCE.md`: every construct with its examples, then every finding with its guide.
///
/// Generated from `AllConstructs` and `FindingID`; a test says when the file is out of date.
public enum ReferencePage {
  /// The whole page, with a newline at its end.
  public static var markdown: String {
    let sections =
      [introduction, table(of: AllConstructs.list)] + AllConstructs.list.map(section)
      + [findingsIntroduction, table(of: FindingID.allCases)] + FindingID.allCases.map(section)
    return sections.joined(separator: "\n\n") + "\n"
  }

  private static let introduction = """
    # Reference

    What `migrate-observable` understands, and everything that it tells. This page is generated from the sources beside \
    it: `UPDATE_GOLDENS=1 swift test` writes it anew.

    ## Constructs

    Each example is a run of its own with the default options. A class that one of these blocks is left with everything \
    that belongs to it.
    """

  private static let findingsIntroduction = """
    ## Findings

    The ids are permanent. `migrate-observable explain ID` prints what stands here.
    """

  // MARK: Constructs

  private static func table(of constructs: [any Construct.Type]) -> String {
    let rows = constructs.map { "| [\(name(of: $0))](#\(name(of: $0).lowercased())) | \($0.summary) |" }
    return (["| construct | what it is |", "|---|---|"] + rows).joined(separator: "\n")
  }

  private static func section(of construct: any Construct.Type) -> String {
    (["### \(name(of: construct))", construct.summary] + construct.examples.map(block)).joined(separator: "\n\n")
  }

  static func name(of construct: any Construct.Type) -> String { String(describing: construct) }

  private static func block(_ example: ConstructExample) -> String {
    let findings = example.findings.map { "[\($0.rawValue)](#\($0.rawValue))" }.joined(separator: ", ")
    guard example.isChange else {
      return (findings.isEmpty ? "Stays:" : "Stays, with \(findings):") + "\n\n" + fenced(example.before, as: "swift")
    }
    return (findings.isEmpty ? "Changes:" : "Changes, with \(findings):") + "\n\n"
      + fenced(difference(from: example.before, to: example.after), as: "diff")
  }

  /// All lines, each with what becomes of it, as in a diff without headers.
  private static func difference(from before: String, to after: String) -> String {
    let old = before.split(separator: "\n", omittingEmptySubsequences: false)
    let new = after.split(separator: "\n", omittingEmptySubsequences: false)
    let difference = new.difference(from: old)
    let removed = Set(difference.removals.map(\.offset))
    let inserted = Set(difference.insertions.map(\.offset))
    var lines: [String] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if removed.contains(left) {
        lines.append("-" + old[left])
        left += 1
      } else if inserted.contains(right) {
        lines.append("+" + new[right])
        right += 1
      } else {
        lines.append(old[left].isEmpty ? "" : " " + old[left])
        left += 1
        right += 1
      }
    }
    return lines.joined(separator: "\n")
  }

  // MARK: Findings

  private static func table(of findings: [FindingID]) -> String {
    let rows = findings.map { "| [\($0.rawValue)](#\($0.rawValue)) | \($0.guide.title) |" }
    return (["| finding | what it says |", "|---|---|"] + rows).joined(separator: "\n")
  }

  private static func section(of finding: FindingID) -> String {
    let guide = finding.guide
    let title = guide.title.prefix(1).uppercased() + guide.title.dropFirst() + "."
    let example =
      guide.before == guide.after
      ? [fenced(guide.before, as: "swift")]
      : [fenced(guide.before, as: "swift"), "becomes", fenced(guide.after, as: "swift")]
    return (["### \(finding.rawValue)", "**\(title)** " + guide.why] + example + ["**Way out.** " + guide.wayOut])
      .joined(separator: "\n\n")
  }

  private static func fenced(_ code: String, as language: String) -> String {
    "```\(language)\n\(code)\n```"
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
