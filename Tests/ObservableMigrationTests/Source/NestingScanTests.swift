import ObservableMigration
import SwiftSyntax
import Testing

@Suite struct NestingScanTests {
  /// Parses and walks `text`; nil where that went well.
  private func defect(_ text: String) throws -> SourceDefect? {
    try ParsingThreads(jobs: 1).run {
      switch SourceFile(path: "A.swift", text: text).parsed() {
      case .success(let tree):
        let counter = TokenCounter(viewMode: .sourceAccurate)
        counter.walk(tree)
        return counter.count > 0 ? nil : .syntaxError(offset: 0, message: "no tokens")
      case .failure(let defect): return defect
      }
    }
  }

  private static func nested(_ open: String, _ inner: String = "", _ close: String = "", _ depth: Int) -> String {
    String(repeating: open, count: depth) + inner + String(repeating: close, count: depth)
  }

  /// Openings, what stands inside, endings: each nests, and overflows a common stack or takes the parser for ever.
  static let kinds: [(before: String, open: String, inner: String, close: String)] = [
    ("let a = ", "(", "1", ")"), ("let a = ", "[", "1", "]"), ("let a = ", "{", "", "}"), ("let a: ", "[", "A", "]"),
    ("let a: ", "A<", "B", ">"), ("let a = ", "A<", "B", ">()"), ("let a = ", "([", "A", "])"),
    ("", "#if A\n", "", "#endif\n"),
    ("let a: ", "[A<", "B", ">]"), ("let a = ", "-(", "1", ")"), ("let a = ", "try ", "b", ""),
    ("let a: ", "() -> ", "B", ""),
    ("let a = 1", " ? 1", "", " : 1"), ("let a = ", "\"\\(", "1", ")\""), ("let a = b", ".c()", "", ""),
    ("func f() { if a {}", " else if b {}", "", ""), ("func f() {", "if a {} else {", "", "}"),
    ("", "class A {", "", "}"),
    ("let a = ", "b { ", "", "}"), ("let a = b", " {}", "", ""), ("let ", "(", "a", ")"), ("", "@A(", "", ")"),
    ("let a = ", "\\(", "", ""), ("func f() ", "throws(", "", ""), ("", "precedencegroup A {", "", ""),
    ("let a = ", "A<\n", "", ""), ("", "try\n", "", ""), ("let a: ", "[() -> ", "A", "]"), ("#if ", "[", "A", "]\n"),
    ("/* ", "/*", "", "*/"), ("func f() {", "switch ", "", ""), ("let a: B", "?", "", ""),
    ("let a = ", "#if A\n", "1\n", "#endif\n"),
  ]

  @Test(arguments: kinds.indices, [5_000, 60_000])
  func neverOverflows(kind: Int, depth: Int) throws {
    let kind = NestingScanTests.kinds[kind]
    _ = try defect(kind.before + NestingScanTests.nested(kind.open, kind.inner, kind.close, depth) + "\n")
  }

  @Test(arguments: kinds.indices)
  func takesWhatPeopleWrite(kind: Int) throws {
    let kind = NestingScanTests.kinds[kind]
    let text = kind.before + NestingScanTests.nested(kind.open, kind.inner, kind.close, 8) + "\n"
    if case .tooDeep = try defect(text) { Issue.record("\(text)") }
  }

  @Test func sparesLongFlatCode() throws {
    let lines: [String] = [
      "let a = b < c\n", "let a = b<c\n", "static let name: [A<B?>] = [1, 2]\n", "if a {} else if b {} else {}\n",
      "a.b(c)[d] = .e(f: g)\n", "#if A\nlet a = 1\n#elseif B\n#endif\n", "// :( :[ {\n", "/* ( */ /* [ */\n",
      "let s = \"((([[[{{{\"\n",
      "let s = #\"\\(( \"\\#(a)\"#\n", "let s = \"\"\"\n (( \\(a) {{ \"\"\n \"\"\"\n", "x = y ? z : w\n",
      "for i in 0..<n where a > b { c() }\n",
      "let f: (A) -> B = { $0 }\n", "return\n", "case a\n", "let m = [[1, 2], [3, 4]]\n",
      "func f<T: A>(_ t: T) -> [T] where T: B {}\n",
    ]
    for line in lines {
      if case .tooDeep(let offset) = try defect(
        "func f() {\n" + String(repeating: line, count: 15_000 / line.utf8.count) + "}\n")
      {
        Issue.record("\(line) at \(offset)")
      }
    }
    let sum = String(repeating: "a + ", count: 20_000)
    #expect(try defect("let x = \(sum)a\nlet y = [\(String(repeating: "b.c, ", count: 20_000))]\n") == nil)
    #expect(try defect("func f() {\nif a {}" + String(repeating: " else if b {}", count: 5_000) + "\n}\n") == nil)
  }

  @Test func namesThePlace() throws {
    #expect(try defect(NestingScanTests.nested("(", "1", ")", 300)) == .tooDeep(offset: 256))
  }

  @Test func survivesMutations() throws {
    var random = SeededRandom(seed: 11)
    let pieces = [
      "(", "[", "{", "<", "#if A\n", "\"", "\"\"\"", "\\(", "else if ", "try ", "A<", "[[", "/*", "*/", "-> ", "? ",
      ")", "}", "#", "\n",
    ]
    for _ in 0..<150 {
      var text =
        "struct A: B {\n  var c: [D<E>] = [1, \"\\(f(g) { h in i })\"]\n  func j() { if k {} else if l {} }\n}\n"
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let piece = pieces.randomElement(using: &random) ?? ""
        let place = text.unicodeScalars.index(
          text.startIndex, offsetBy: Int.random(in: 0..<text.unicodeScalars.count, using: &random))
        text.unicodeScalars.insert(
          contentsOf: String(repeating: piece, count: [1, 3, 12, 250, 3_000].randomElement(using: &random) ?? 1)
            .unicodeScalars,
          at: place)
      }
      _ = try defect(text)
    }
  }
}

private final class TokenCounter: SyntaxVisitor {
  var count = 0

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    count += 1
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    count += node.baseName.text.isEmpty ? 0 : 1
    return .visitChildren
  }
}
