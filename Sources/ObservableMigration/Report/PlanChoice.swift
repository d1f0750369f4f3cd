import Foundation

/// Which changes of an edited `JSONReport` are to be made.
public struct PlanChoice: Sendable {
  /// Why a plan cannot be used.
  public struct Refusal: Error, CustomStringConvertible {
    public let description: String
  }

  private let report: JSONReport

  public init(_ data: Data) throws {
    do { report = try JSONDecoder().decode(JSONReport.self, from: data) } catch {
      throw Refusal(description: "the plan cannot be read as one: it does not fit its schema")
    }
    guard report.version == JSONReport.currentVersion else {
      throw Refusal(
        description: "the plan has version \(report.version), and this tool reads \(JSONReport.currentVersion)")
    }
  }

  /// What the draft gives without the changes that the plan turns down.
  public func result(of draft: MigrationDraft) throws -> MigrationResult {
    let all = try draft.result()
    let known = Dictionary(uniqueKeysWithValues: all.rewritten.map { ($0.source.path, $0.source.fingerprint) })
    if let file = report.files.first(where: { known[$0.path] != $0.fingerprint }) {
      throw Refusal(description: "\(TerminalText(file.path)) is not what the plan was made from; make a new plan")
    }
    let locations = Set(all.plan.changes.flatMap(\.locations))
    if let change = report.changes.first(where: { !$0.locations.allSatisfy(locations.contains) }) {
      let names = change.classes.joined(separator: ", ")
      throw Refusal(
        description: "change \(change.number) (\(TerminalText(names))) is none of this run; make a new plan")
    }
    let wanted = Set(report.changes.filter(\.apply).flatMap(\.locations))
    return try draft.result(declining: locations.subtracting(wanted))
  }
}
