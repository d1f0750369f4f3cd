import Foundation
import Testing

@testable import ObservableMigration

/// What has to be there for every construct and every finding.
@Suite struct InvariantTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  private static let sources = root.appendingPathComponent("Sources")
  private static let constructs = sources.appendingPathComponent("ObservableMigration/Constructs")
  private static let page = constructs.appendingPathComponent("REFERENCE.md")

  /// Every Swift file under `folder`, by its path.
  private func swiftFiles(under folder: URL) throws -> [String: String] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
    return try Dictionary(
      uniqueKeysWithValues: paths.map { path in
        (path, try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8))
      })
  }

  // MARK: Constructs

  @Test func constructsAreSorted() {
    let names = AllConstructs.list.map(ReferencePage.name)
    #expect(names == names.sorted())
    #expect(Set(names).count == names.count)
  }

  @Test func everyConstructIsListed() throws {
    let declaration = /(?m)^(?:enum|struct) (\w+): (?:\w+, )*Construct\b/
    var declared: [String] = []
    for (path, text) in try swiftFiles(under: Self.constructs) {
      let names = text.matches(of: declaration).map { String($0.1) }
      #expect(names.allSatisfy { path == $0 + ".swift" }, "\(path) declares \(names)")
      declared += names
    }
    #expect(declared.sorted() == AllConstructs.list.map(ReferencePage.name))
  }

  @Test func everyConstructHasExamplesOfBothKinds() {
    for construct in AllConstructs.list {
      let examples = construct.examples
      #expect(examples.contains { $0.isChange }, "\(construct) has none that changes")
      #expect(examples.contains { !$0.isChange }, "\(construct) has none that stays")
      #expect(examples.count <= 3, "\(construct)")
      for example in examples { #expect(example.findings == Set(example.findings).sorted(), "\(construct)") }
      #expect(!construct.summary.contains("\n") && construct.summary.hasSuffix("."), "\(construct)")
    }
  }

  // MARK: Findings

  @Test(arguments: FindingID.allCases) func idIsKebabCase(_ id: FindingID) {
    #expect(id.rawValue.wholeMatch(of: /[a-z]+[a-z0-9]*(-[a-z0-9]+)*/) != nil)
  }

  @Test func idsAreSorted() {
    #expect(FindingID.allCases == FindingID.allCases.sorted())
  }

  @Test(arguments: FindingID.allCases) func guideIsWhole(_ id: FindingID) {
    let guide = id.guide
    #expect(!guide.title.contains("\n") && !guide.title.hasSuffix(".") && !guide.title.isEmpty)
    #expect([guide.why, guide.wayOut].allSatisfy { !$0.contains("\n") && $0.hasSuffix(".") })
    #expect(!guide.before.isEmpty && !guide.after.isEmpty)
  }

  @Test func everyFindingIsGiven() throws {
    let texts = try swiftFiles(under: Self.sources).filter { !$0.key.contains("/Guides/") }.map(\.value)
    for id in FindingID.allCases {
      let use = try Regex(#"[^\w\])]\.\#(id)[,)\n]"#)
      #expect(texts.contains { $0.contains(use) }, "nothing gives \(id.rawValue)")
    }
  }

  // MARK: The page

  @Test func pageListsEverything() {
    let lines = Set(ReferencePage.markdown.split(separator: "\n"))
    for construct in AllConstructs.list { #expect(lines.contains("### \(construct)")) }
    for id in FindingID.allCases { #expect(lines.contains("### \(id.rawValue)")) }
  }

  @Test func pageIsUpToDate() throws {
    let text = ReferencePage.markdown
    if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1" {
      try text.write(to: Self.page, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: Self.page, encoding: .utf8) == text, "run UPDATE_GOLDENS=1 swift test")
  }
}
