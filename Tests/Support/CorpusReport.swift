import ObservableMigration

/// What a run tells, a line each, for `report.txt`: the findings with their notes, then the verdicts.
public struct CorpusReport: CustomStringConvertible {
  public let description: String

  public init(_ plan: Plan) {
    let findings = plan.findings.map { finding in
      CorpusReport.line(finding.location, "\(finding.applicability): \(finding.message) [\(finding.id.rawValue)]")
        + finding.notes.map { "  " + CorpusReport.line($0.location, $0.message) }.joined()
    }
    let verdicts = plan.verdicts.map { verdict in
      let reasons = Set(verdict.reasons.map(\.id)).sorted().map(\.rawValue).joined(separator: ", ")
      return CorpusReport.line(
        verdict.location, "\(verdict.name) " + (verdict.migrates ? "migrates" : "is left (\(reasons))"))
    }
    description = (findings + verdicts).joined()
  }

  private static func line(_ location: Location, _ text: String) -> String {
    "\(location.path):\(location.line):\(location.column): \(text)\n"
  }
}
