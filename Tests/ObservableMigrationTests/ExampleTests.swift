import SwiftParser
import Testing

@testable import ObservableMigration

/// Runs the examples that constructs and guides give.
@Suite struct ExampleTests {
  /// An example with a name that a failure shows.
  struct Named: CustomTestStringConvertible, Sendable {
    var name: String
    var example: ConstructExample
    var testDescription: String { name }
  }

  static let examples = AllConstructs.list.flatMap { construct in
    construct.examples.enumerated().map { Named(name: "\(construct) \($0 + 1)", example: $1) }
  }

  private func run(_ text: String) throws -> (text: String, findings: [FindingID]) {
    let result = try Migration().run(SourceTree([SourceFile(path: "Example.swift", text: text)]))
    let bytes = result.rewritten.first?.bytes ?? Array(text.utf8)
    return (String(decoding: bytes, as: UTF8.self), Set(result.plan.findings.map(\.id)).sorted())
  }

  // MARK: Constructs

  @Test(arguments: examples) func becomesWhatItSays(_ named: Named) throws {
    let found = try run(named.example.before)
    #expect(found.text == named.example.after)
    #expect(found.findings == named.example.findings)
  }

  @Test(arguments: examples) func changesNothingTheSecondTime(_ named: Named) throws {
    #expect(try run(named.example.after).text == named.example.after)
  }

  @Test(arguments: examples) func doesNothingInComments(_ named: Named) throws {
    let lines = named.example.before.split(separator: "\n", omittingEmptySubsequences: false)
    let text = "import SwiftUI\n" + lines.map { "// " + $0 }.joined(separator: "\n")
    let found = try run(text)
    #expect(found.text == text)
    #expect(found.findings == [])
  }

  @Test(arguments: examples) func doesNothingInStrings(_ named: Named) throws {
    let text = "import SwiftUI\nlet code = ##\"\"\"\n\(named.example.before)\n\"\"\"##\n"
    let found = try run(text)
    #expect(found.text == text)
    #expect(found.findings == [])
  }

  // MARK: Guides

  /// Findings that files in memory cannot give.
  private static let notShown: Set<FindingID> = [.notUTF8, .tooDeep, .unreadable]

  @Test(arguments: FindingID.allCases) func guideShowsItsFinding(_ id: FindingID) throws {
    guard !Self.notShown.contains(id) else { return }
    #expect(try findings(in: id.guide.before, of: id).contains(id))
    if id.guide.after != id.guide.before {
      #expect(try !findings(in: id.guide.after, of: id, options: MigrationOptions()).contains(id))
    }
  }

  @Test(arguments: FindingID.allCases) func guideParses(_ id: FindingID) {
    let hasError = Parser.parse(source: id.guide.before).hasError
    #expect(hasError == [.syntaxError, .unreadFile].contains(id))
    #expect(!Parser.parse(source: id.guide.after).hasError)
  }

  private func findings(in code: String, of id: FindingID, options: MigrationOptions? = nil) throws -> Set<FindingID> {
    var chosen = MigrationOptions()
    chosen.safeOnly = id == .declined
    chosen.publishers = [.publisherBridged, .bridgeRace].contains(id) ? .bridge : .leave
    chosen.onReceive = id == .receiveToChange ? .change : .publisher
    chosen.only = id == .notSelected ? ["Cart"] : []
    let files = Self.files(in: code)
    return Set(try Migration(options: options ?? chosen).run(SourceTree(files)).plan.findings.map(\.id))
  }

  /// The files of an example; each that is not a manifest sees Apple's frameworks.
  private static func files(in code: String) -> [SourceFile] {
    var files: [(path: String, lines: [Substring])] = [("Example.swift", [])]
    for line in code.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("// "), line.hasSuffix(".swift") {
        files.append((String(line.dropFirst(3)), []))
      } else {
        files[files.count - 1].lines.append(line)
      }
    }
    return files.filter { !$0.lines.isEmpty }.map { path, lines in
      let imports = path == "Package.swift" ? "" : "import SwiftUI\nimport Combine\n"
      return SourceFile(
        path: path, text: imports + lines.joined(separator: "\n"), isEditable: !path.hasPrefix("Elsewhere/"))
    }
  }
}
