import Foundation

/// The report as SARIF 2.1.0 (OASIS, "Static Analysis Results Interchange Format"), with a rule for each finding id and,
/// for each change, the replacements that make it.
///
/// The format counts columns in UTF-16 code units or Unicode code points, so the byte columns of locations are counted
/// anew in code points where the file is known.
public struct SARIFReport: Sendable {
  public var pathPrefix: String
  /// Of the command.
  public var version: String

  public init(pathPrefix: String = "", version: String) {
    self.pathPrefix = pathPrefix
    self.version = version
  }

  public func text(_ result: MigrationResult) throws -> String {
    let tables = result.sources.mapValues { CodePoints($0) }
    let used = Set(result.plan.findings.map(\.id)).sorted()
    let results =
      result.plan.findings.map { self.result($0, tables) }
      + result.plan.changes.map { self.result($0, result.mergedEdits(of: $0), tables) }
    let driver = Driver(
      name: "migrate-observable", version: version,
      rules: used.map(rule) + [
        Rule(
          id: Self.pending, shortDescription: Message("classes that can become @Observable"),
          fullDescription: Message("Everything that one family of classes needs, in any number of files."),
          help: Message("Run migrate-observable to make the change."))
      ])
    let log = Log(runs: [Run(tool: Tool(driver: driver), results: results)])
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(log), as: UTF8.self) + "\n"
  }

  private static let pending = "pending-migration"

  private func rule(_ id: FindingID) -> Rule {
    let guide = id.guide
    return Rule(
      id: id.rawValue, shortDescription: Message(guide.title), fullDescription: Message(guide.why),
      help: Message(guide.wayOut))
  }

  private func result(_ finding: Finding, _ tables: [String: CodePoints]) -> Result {
    Result(
      ruleId: finding.id.rawValue, level: finding.applicability == .safe ? "note" : "warning",
      message: Message(finding.message), locations: [place(finding.location, nil, tables)],
      relatedLocations: finding.notes.isEmpty
        ? nil : finding.notes.map { place($0.location, $0.message, tables) }, fixes: nil)
  }

  private func result(_ change: Change, _ edits: [Edit], _ tables: [String: CodePoints]) -> Result {
    let edits = Dictionary(grouping: edits, by: \.path)
    let artifacts = edits.keys.sorted().compactMap { path -> ArtifactChange? in
      guard let table = tables[path] else { return nil }
      return ArtifactChange(
        artifactLocation: artifact(path),
        replacements: edits[path]!.map {
          Replacement(deletedRegion: table.region($0.range), insertedContent: Message($0.replacement))
        })
    }
    let names = change.classes.map { "'\($0)'" }.joined(separator: ", ")
    return Result(
      ruleId: Self.pending, level: "note", message: Message("\(names) can become @Observable"),
      locations: change.locations.prefix(1).map { place($0, nil, tables) }, relatedLocations: nil,
      fixes: [Fix(description: Message("Migrate \(names)"), artifactChanges: artifacts)])
  }

  private func place(_ location: Location, _ message: String?, _ tables: [String: CodePoints]) -> Place {
    let column = tables[location.path]?.column(of: location) ?? location.column
    return Place(
      physicalLocation: PhysicalLocation(
        artifactLocation: artifact(location.path), region: Region(startLine: location.line, startColumn: column)),
      message: message.map { Message($0) })
  }

  private func artifact(_ path: String) -> ArtifactLocation {
    let path = pathPrefix + path
    return ArtifactLocation(uri: path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path)
  }

  // MARK: The format

  struct Log: Encodable {
    var version = "2.1.0"
    var schema = "https://json.schemastore.org/sarif-2.1.0.json"
    var runs: [Run]

    enum CodingKeys: String, CodingKey {
      case version, runs
      case schema = "$schema"
    }
  }
  struct Run: Encodable {
    var tool: Tool
    var columnKind = "unicodeCodePoints"
    var results: [Result]
  }
  struct Tool: Encodable { var driver: Driver }
  struct Driver: Encodable {
    var name: String
    var version: String
    var rules: [Rule]
  }
  struct Rule: Encodable {
    var id: String
    var shortDescription: Message
    var fullDescription: Message
    var help: Message
  }
  struct Message: Encodable {
    var text: String
    init(_ text: String) { self.text = text }
  }
  struct Result: Encodable {
    var ruleId: String
    var level: String
    var message: Message
    var locations: [Place]
    var relatedLocations: [Place]?
    var fixes: [Fix]?
  }
  struct Place: Encodable {
    var physicalLocation: PhysicalLocation
    var message: Message?
  }
  struct PhysicalLocation: Encodable {
    var artifactLocation: ArtifactLocation
    var region: Region
  }
  struct ArtifactLocation: Encodable { var uri: String }
  struct Region: Encodable {
    var startLine: Int
    var startColumn: Int
    var endLine: Int?
    var endColumn: Int?
  }
  struct Fix: Encodable {
    var description: Message
    var artifactChanges: [ArtifactChange]
  }
  struct ArtifactChange: Encodable {
    var artifactLocation: ArtifactLocation
    var replacements: [Replacement]
  }
  struct Replacement: Encodable {
    var deletedRegion: Region
    var insertedContent: Message
  }
}

/// Columns of one file in Unicode code points.
private struct CodePoints {
  private let bytes: [UInt8]
  private let lines: LineTable

  init(_ source: SourceFile) {
    bytes = source.bytes
    lines = LineTable(source.bytes)
  }

  func column(of location: Location) -> Int { column(location.offset, location.column) }

  func region(_ range: ByteRange) -> SARIFReport.Region {
    let start = lines.position(of: range.lowerBound)
    let end = lines.position(of: range.upperBound)
    return SARIFReport.Region(
      startLine: start.line, startColumn: column(range.lowerBound, start.column), endLine: end.line,
      endColumn: column(range.upperBound, end.column))
  }

  private func column(_ offset: Int, _ byteColumn: Int) -> Int {
    let start = max(0, offset - byteColumn + 1)
    return bytes[start..<min(offset, bytes.count)].count { $0 & 0xC0 != 0x80 } + 1
  }
}
