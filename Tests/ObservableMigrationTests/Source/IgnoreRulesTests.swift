import Support
import Testing

@testable import ObservableMigration

@Suite struct IgnoreRulesTests {
  struct Sample: Sendable, CustomTestStringConvertible {
    var rules: String
    var path: String
    var isFolder = false
    var verdict: Bool?

    init(_ rules: String, _ path: String, _ verdict: Bool?, isFolder: Bool = false) {
      (self.rules, self.path, self.verdict, self.isFolder) = (rules, path, verdict, isFolder)
    }

    var testDescription: String { "\(rules) on \(path)" }
  }

  @Test(arguments: [
    Sample("*.o", "a.o", true), Sample("*.o", "x/y/a.o", true), Sample("*.o", "a.oo", nil),
    Sample("/a.swift", "a.swift", true), Sample("/a.swift", "x/a.swift", nil),
    Sample("x/a.swift", "x/a.swift", true), Sample("x/a.swift", "y/x/a.swift", nil),
    Sample("out/", "out", nil), Sample("out/", "x/out", true, isFolder: true),
    Sample("/out/", "x/out", nil, isFolder: true),
    Sample("**/out", "out", true), Sample("**/out", "x/y/out", true), Sample("**/x/out", "y/x/out", true),
    Sample("a/**", "a", nil, isFolder: true), Sample("a/**", "a/b/c", true), Sample("a/**/b", "a/b", true),
    Sample("a/**/b", "a/x/y/b", true), Sample("a/**/b", "a/xb", nil), Sample("a/**/b/**/c", "a/b/x/b/y/c", true),
    Sample("a/**/*.swift", "a/b/c.swift", true), Sample("**/a*b/c", "x/aab/c", true),
    Sample("a/*/c", "a/b/c", true), Sample("a/*/c", "a/b/b/c", nil), Sample("a/b**c", "a/bxc", true),
    Sample("a/b**c", "a/bx/c", nil), Sample("**", "a/b", true),
    Sample("a?c", "abc", true), Sample("x/a?c", "x/a/c", nil), Sample("a[bc]d", "acd", true),
    Sample("a[!bc]d", "acd", nil),
    Sample("a[^b-d]e", "axe", true), Sample("a[]-]b", "a]b", true), Sample("[[:upper:]].swift", "A.swift", true),
    Sample("[[:upper:][:digit:]].swift", "a.swift", nil), Sample("a[b", "a[b", nil), Sample("[[:odd:]]", "o", nil),
    Sample("[\\]]", "]", true), Sample("[a-]", "-", true),
    Sample("# no rule", "# no rule", nil), Sample("\\#a", "#a", true), Sample("\\!a", "!a", true),
    Sample("a  ", "a", true), Sample("a\\ ", "a ", true), Sample("a b", "a b", true), Sample("a\\", "a\\", nil),
    Sample("*.o\n!keep.o", "keep.o", false), Sample("!keep.o\n*.o", "keep.o", true),
    Sample("\u{FEFF}a\r\nb\r\n", "a", true), Sample("a\r\nb\r\n", "b", true),
    Sample("\n\n!\n/\n//\n", "a", nil), Sample("\\*", "*", true), Sample("\\*", "a", nil),
    Sample("Über*.swift", "x/Übersicht.swift", true), Sample("*a*a*a*a*b", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", nil),
  ])
  func decidesAsGit(sample: Sample) {
    let rules = IgnoreRules(contents: sample.rules.utf8)
    #expect(rules.verdict(on: sample.path, isFolder: sample.isFolder) == sample.verdict)
  }

  @Test func ignoresWhatLiesInAnIgnoredFolder() {
    let rules = IgnoreRules(patterns: ["Generated", "!Generated/Kept.swift", "Legacy/*", "!Legacy/New"])
    #expect(rules.ignores(fileAt: "App/Generated/Deep/A.swift"))
    #expect(rules.ignores(fileAt: "Generated/Kept.swift"))
    #expect(rules.ignores(fileAt: "Legacy/Old/A.swift"))
    #expect(!rules.ignores(fileAt: "Legacy/New/A.swift"))
    #expect(!rules.ignores(fileAt: "App/A.swift"))
    #expect(!IgnoreRules(patterns: []).ignores(fileAt: "A.swift"))
  }

  /// Patterns made by chance, each in a folder with the same files, against what git says about all of them.
  ///
  /// Left out is `**` behind something else in its component: git takes `e**/b` for `e/**/b` there, against its manual.
  @Test func agreesWithGitOnRandomPatterns() throws {
    let sandbox = try SandboxFolder()
    try sandbox.git("init", "-q")
    let files = [
      "a", "b", "ab", "a b", "d/a", "d/b", "d/ab", "d/e/a", "d/e/ab", "e/d/b", "e/e/d/a", "]", "-", "!a", "#a",
    ]
    let pieces = [
      "a", "b", "d", "e", "*", "*", "**", "/", "/", "**/", "/**", "?", "[ab]", "[!a]", "[a-c]", "\\", " ", "!", "#",
    ]
    var random = SeededRandom(seed: 8)
    let rules = (0..<150).map { _ in
      (0..<Int.random(in: 1...2, using: &random)).map { _ in
        (0..<Int.random(in: 1...5, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      }.joined(separator: "\n")
    }
    for (index, text) in rules.enumerated() {
      try sandbox.write(all: files.map { "\(index)/\($0)" })
      try sandbox.write("\(index)/.gitignore", text)
    }
    let listed = try sandbox.git("ls-files", "-z", "--others", "--exclude-standard").bytes.split(separator: 0)
    let kept = Set(listed.map { String(decoding: $0, as: UTF8.self) })
    for (index, text) in rules.enumerated() where text.firstMatch(of: /[^\/*\n]\*\*/) == nil {
      let parsed = IgnoreRules(contents: text.utf8)
      for file in files {
        let isIgnored = !kept.contains("\(index)/\(file)")
        #expect(parsed.ignores(fileAt: file) == isIgnored, "\(text.debugDescription) on \(file)")
      }
    }
  }
}
