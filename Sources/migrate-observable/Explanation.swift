import Foundation
import ObservableMigration

/// `explain`: why a finding exists, an example, and the way out.
enum Explanation {
  static func print(_ name: String?) throws -> ExitStatus {
    guard let name else {
      let width = FindingID.allCases.map(\.rawValue.count).max() ?? 0
      for id in FindingID.allCases {
        try Output.write(id.rawValue.padding(toLength: width + 2, withPad: " ", startingAt: 0) + id.guide.title + "\n")
      }
      return .success
    }
    guard let id = FindingID(rawValue: name) else {
      let nearest = FindingID.allCases.min {
        EditDistance.between($0.rawValue, name) < EditDistance.between($1.rawValue, name)
      }
      throw Arguments.UsageError(
        description: "no finding is called '\(TerminalText(name))'"
          + (nearest.map { "; did you mean \($0.rawValue)?" } ?? ""))
    }
    let guide = id.guide
    var text = "\(id.rawValue): \(guide.title)\n\n\(guide.why)\n\nBefore:\n\n\(indented(guide.before))\n"
    if guide.after != guide.before { text += "\nAfter:\n\n\(indented(guide.after))\n" }
    try Output.write(text + "\nThe way out: \(guide.wayOut)\n")
    return .success
  }

  private static func indented(_ code: String) -> String {
    code.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    " + $0 }
      .joined(separator: "\n")
  }
}
