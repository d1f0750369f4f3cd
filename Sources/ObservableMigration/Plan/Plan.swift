/// The verdict on one candidate class.
public struct ClassVerdict: Sendable {
  /// As `InboxView.ViewModel`.
  public let name: String
  public let location: Location
  /// Why the class is left as it is; empty where it migrates. The first one is the reason that reports group by.
  public let reasons: [Finding]
  /// The class at the end of the chain of reasons, where this one could migrate but for others.
  public let waitsFor: String?

  public var migrates: Bool { reasons.isEmpty }

  public init(name: String, location: Location, reasons: [Finding], waitsFor: String? = nil) {
    self.name = name
    self.location = location
    self.reasons = reasons
    self.waitsFor = waitsFor
  }
}

/// What a run would do: a verdict for every candidate, the changes, and every finding.
///
/// The same for every mode and output format.
public struct Plan: Sendable {
  /// Sorted by location.
  public let verdicts: [ClassVerdict]
  /// Sorted by number.
  public let changes: [Change]
  /// All findings, those of changes and those of classes left included; sorted by location, then id, without duplicates.
  public let findings: [Finding]

  public init(verdicts: [ClassVerdict], changes: [Change], findings: [Finding]) {
    self.verdicts = verdicts
    self.changes = changes
    self.findings = findings
  }
}
