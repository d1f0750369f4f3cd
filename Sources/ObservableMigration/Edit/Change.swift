/// Everything that one family of classes needs, in any number of files; applied whole or not at all.
public struct Change: Sendable {
  /// Counts from 1, in the order of the first class's path and offset.
  public let number: Int
  /// Display names of the classes that migrate, as `InboxView.ViewModel`.
  public let classes: [String]
  /// Where each class is declared; the same order as `classes`.
  public let locations: [Location]
  public let edits: [Edit]
  /// What a reviewer should look at, sorted by place.
  public let findings: [Finding]

  public init(number: Int, classes: [String], locations: [Location], edits: [Edit], findings: [Finding]) {
    self.number = number
    self.classes = classes
    self.locations = locations
    self.edits = edits
    self.findings = findings
  }

  /// The files that this change edits, sorted.
  public var paths: [String] { Set(edits.map(\.path)).sorted() }
}
