import ObservableMigration
import Testing

@Suite struct RewriteTests {
  private let source = SourceFile(path: "Model.swift", text: "\u{FEFF}class A {\r\n  var a = 1\r\n}")

  private func rewrite(_ range: ByteRange, _ text: String) throws -> RewrittenFile {
    let edit = Edit(path: source.path, range: range, replacement: text, owner: "stored-property A.a")
    let patch = try FilePatch([edit], in: source)
    return try ParsingThreads(jobs: 1).run { [source] in try RewrittenFile(applying: patch, to: source) }
  }

  @Test func changesNothingOutsideTheEdits() throws {
    let file = try rewrite(ByteRange(at: 3), "@Observable ")
    #expect(file.bytes == Array("\u{FEFF}@Observable class A {\r\n  var a = 1\r\n}".utf8))
  }

  @Test func refusesToBreakTheSyntax() throws {
    let error = #expect(throws: RewriteError.self) { try rewrite(ByteRange(at: 3), "} ") }
    let text = try #require(error).description
    #expect(text.contains("Model.swift") && text.contains("stored-property A.a"))
  }
}
