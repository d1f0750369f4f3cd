import Foundation

/// The plan as data: verdicts, changes with their edits, findings, and a fingerprint of each file that changes.
///
/// `JSONReport.schema.json` beside this file describes it. With `"apply": false` set on some changes it can be read back
/// by `PlanChoice`.
public struct JSONReport: Codable, Sendable {
  /// Grows with every change that an older reader would misunderstand.
  public static let currentVersion = 1

  public struct Totals: Codable, Hashable, Sendable {
    public var classes: Int
    public var migrating: Int
    public var left: Int
    public var files: Int
    public var review: Int

    public init(classes: Int = 0, migrating: Int = 0, left: Int = 0, files: Int = 0, review: Int = 0) {
      self.classes = classes
      self.migrating = migrating
      self.left = left
      self.files = files
      self.review = review
    }
  }

  public struct Verdict: Codable, Sendable {
    public var name: String
    public var location: Location
    public var migrates: Bool
    /// The class at the end of the chain of reasons.
    public var waitsFor: String?
    public var reasons: [Finding]
    /// What to do first.
    public var first: String?
  }

  public struct PlannedEdit: Codable, Sendable {
    public var path: String
    /// In bytes.
    public var start: Int
    public var end: Int
    public var replacement: String
  }

  public struct PlannedChange: Codable, Sendable {
    public var number: Int
    public var apply: Bool
    public var classes: [String]
    public var locations: [Location]
    public var files: [String]
    public var findings: [Finding]
    public var edits: [PlannedEdit]
  }

  public struct File: Codable, Sendable {
    public var path: String
    public var fingerprint: String
  }

  public var version: Int
  public var totals: Totals
  public var classes: [Verdict]
  public var changes: [PlannedChange]
  public var findings: [Finding]
  public var files: [File]

  public init(_ result: MigrationResult) {
    let plan = result.plan
    version = Self.currentVersion
    totals = Totals(
      classes: plan.verdicts.count, migrating: plan.verdicts.count { $0.migrates },
      left: plan.verdicts.count { !$0.migrates }, files: result.rewritten.count,
      review: plan.findings.count { $0.applicability == .review })
    classes = plan.verdicts.map {
      Verdict(
        name: $0.name, location: $0.location, migrates: $0.migrates, waitsFor: $0.waitsFor, reasons: $0.reasons,
        first: $0.reasons.first?.id.guide.firstStep)
    }
    changes = plan.changes.map { change in
      PlannedChange(
        number: change.number, apply: true, classes: change.classes, locations: change.locations, files: change.paths,
        findings: change.findings,
        edits: result.mergedEdits(of: change).map {
          PlannedEdit(
            path: $0.path, start: $0.range.lowerBound, end: $0.range.upperBound, replacement: $0.replacement)
        })
    }
    findings = plan.findings
    files = result.rewritten.map { File(path: $0.source.path, fingerprint: $0.source.fingerprint) }
  }

  /// Pretty-printed with sorted keys, so that two of them can be compared line by line.
  public var text: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
    }
  }
}

extension MigrationResult {
  /// What one change alone edits, sorted by place, with one edit for what shares a place.
  func mergedEdits(of change: Change) -> [Edit] {
    change.paths.flatMap { path in
      sources[path].flatMap { source in
        try? FilePatch(change.edits.filter { $0.path == path }, in: source).edits
      } ?? []
    }
  }
}

extension SourceFile {
  /// Tells whether a file is still the one that was read: FNV-1a over its bytes, and its length. Not a signature.
  var fingerprint: String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return String(hash, radix: 16) + "-" + String(bytes.count, radix: 16)
  }
}
