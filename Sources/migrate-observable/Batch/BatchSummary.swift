import Foundation
import ObservableMigration

/// The roll-up of a batch. Durations stay out of it, so that two runs over the same repositories compare equal.
struct BatchSummary: Codable, Sendable {
  struct Row: Codable, Sendable {
    var path: String
    var outcome: BatchRecord.Outcome
    var message: String?
    var totals: JSONReport.Totals?
  }

  /// Failures last, otherwise as the repositories were given.
  var rows: [Row]
  var totals: JSONReport.Totals
  /// Classes that are left, for each reason, over all repositories.
  var left: [String: Int]

  init(_ records: [BatchRecord]) {
    let sorted = records.filter { !$0.outcome.isFailure } + records.filter(\.outcome.isFailure)
    rows = sorted.map { Row(path: $0.path, outcome: $0.outcome, message: $0.message, totals: $0.totals) }
    var sum = JSONReport.Totals()
    for totals in records.filter({ !$0.outcome.isFailure }).compactMap(\.totals) {
      sum.classes += totals.classes
      sum.migrating += totals.migrating
      sum.left += totals.left
      sum.files += totals.files
      sum.review += totals.review
    }
    totals = sum
    left = records.filter { !$0.outcome.isFailure }.reduce(into: [:]) { left, record in
      left.merge(record.left, uniquingKeysWith: +)
    }
  }

  var failures: Int { rows.count { $0.outcome.isFailure } }

  /// Reasons, the one that holds back most classes first.
  private var reasons: [(id: String, count: Int)] {
    left.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { (id: $0.key, count: $0.value) }
  }

  private var sentence: String {
    "\(rows.count) repositories, \(failures) failed; \(totals.migrating) of \(totals.classes) classes migrate in "
      + "\(totals.files) files; \(totals.left) are left; \(totals.review) findings to review"
  }

  var text: String {
    var text = ""
    for row in rows {
      let counts = row.message ?? row.totals.map { "\($0.migrating) of \($0.classes), \($0.left) left" } ?? ""
      text += "\(row.outcome.rawValue)  \(TerminalText(row.path))  \(TerminalText(counts))\n"
    }
    if !left.isEmpty { text += "\n" }
    for reason in reasons { text += "left for \(reason.id): \(reason.count)\n" }
    return text + "\n" + sentence + "\n"
  }

  var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
    }
  }

  var markdown: String {
    var text = "## From ObservableObject to @Observable\n\n\(sentence)\n\n"
    text += "| repository | state | classes | migrate | left | review |\n|---|---|---|---|---|---|\n"
    for row in rows {
      let name = "<code>\(Self.escaped(row.path))</code>"
      if let totals = row.totals, row.message == nil {
        text +=
          "| \(name) | \(row.outcome.rawValue) | \(totals.classes) | \(totals.migrating) | \(totals.left) | \(totals.review) |\n"
      } else {
        text += "| \(name) | \(row.outcome.rawValue): \(Self.escaped(row.message ?? "")) | | | | |\n"
      }
    }
    if !left.isEmpty { text += "\n| reason | classes left |\n|---|---|\n" }
    for reason in reasons { text += "| \(reason.id) | \(reason.count) |\n" }
    return text
  }

  /// A page of its own, without scripts and without network.
  var html: String {
    let share = totals.classes == 0 ? 0 : totals.migrating * 100 / totals.classes
    let repositories = rows.map { row in
      let counts =
        row.message != nil
        ? nil : row.totals.map { [$0.classes, $0.migrating, $0.left, $0.review].map { "<td>\($0)</td>" }.joined() }
      let rest = counts ?? "<td colspan=4>\(Self.escaped(row.message ?? ""))</td>"
      return
        "<tr class=\(row.outcome.rawValue)><th scope=row>\(Self.escaped(row.path))</th><td>\(row.outcome.rawValue)</td>\(rest)</tr>"
    }
    let most = max(1, left.values.max() ?? 1)
    let bars = reasons.map { reason in
      "<tr><th scope=row>\(reason.id)</th><td>\(reason.count)</td><td><meter min=0 max=\(most) value=\(reason.count)></meter></td></tr>"
    }
    return """
      <!doctype html>
      <html lang=en>
      <meta charset=utf-8>
      <meta name=viewport content="width=device-width, initial-scale=1">
      <title>From ObservableObject to @Observable</title>
      <style>
      :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
      body { max-width: 70rem; margin: 2rem auto; padding: 0 1rem; }
      table { border-collapse: collapse; width: 100%; margin: 1rem 0; }
      th, td { text-align: left; padding: .3rem .6rem; border-bottom: 1px solid #8884; overflow-wrap: anywhere; }
      th[scope=row] { font-weight: 500; }
      .failed td, .missing td, .timed-out td { color: light-dark(#a40000, #ff8a80); }
      progress { width: 100%; height: 1.2rem; }
      meter { width: 100%; }
      </style>
      <h1>From ObservableObject to @Observable</h1>
      <p>\(Self.escaped(sentence))</p>
      <p><progress max=100 value=\(share) aria-label="classes that migrate"></progress> \(share) % of the classes migrate</p>
      <h2>Repositories</h2>
      <table>
      <tr><th>repository<th>state<th>classes<th>migrate<th>left<th>to review</tr>
      \(repositories.joined(separator: "\n"))
      </table>
      <h2>What blocks most</h2>
      <table>
      <tr><th>reason<th>classes<th></tr>
      \(bars.joined(separator: "\n"))
      </table>
      </html>

      """
  }

  /// Text that neither HTML nor a table of Markdown takes for anything else.
  private static func escaped(_ text: String) -> String {
    text.map { character in
      switch character {
      case "&": return "&amp;"
      case "<": return "&lt;"
      case ">": return "&gt;"
      case "\"": return "&quot;"
      case "|": return "&#124;"
      case "\n", "\r", "\r\n": return " "
      default: return String(character)
      }
    }.joined()
  }
}
