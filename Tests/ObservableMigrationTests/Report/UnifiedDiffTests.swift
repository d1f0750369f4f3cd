import Foundation
import Testing

@testable import ObservableMigration

@Suite struct UnifiedDiffTests {
  /// The file after `edits`, without the proof that it parses.
  private func rewritten(_ path: String, _ bytes: [UInt8], _ edits: [(Range<Int>, String)]) throws -> RewrittenFile {
    let source = SourceFile(path: path, bytes: bytes)
    let patch = try FilePatch(
      edits.map {
        Edit(path: path, range: ByteRange($0.0.lowerBound, $0.0.upperBound), replacement: $0.1, owner: "test")
      }, in: source)
    return RewrittenFile(source: source, patch: patch, bytes: patch.applied(to: source))
  }

  private func diff(_ text: String, _ edits: [(Range<Int>, String)]) throws -> String {
    let file = try rewritten("A.swift", Array(text.utf8), edits)
    return String(decoding: UnifiedDiff([file]).bytes, as: UTF8.self)
  }

  private let header = "diff --git a/A.swift b/A.swift\n--- a/A.swift\n+++ b/A.swift\n"

  @Test func printsAnInsertedLineAsOne() throws {
    #expect(try diff("a\nb\nc\n", [(2..<2, "x\n")]) == header + "@@ -1,3 +1,4 @@\n a\n+x\n b\n c\n")
    #expect(try diff("a\nb\nc\n", [(1..<1, "\nx")]) == header + "@@ -1,3 +1,4 @@\n a\n+x\n b\n c\n")
    #expect(try diff("a\n", [(2..<2, "x\n")]) == header + "@@ -1 +1,2 @@\n a\n+x\n")
  }

  @Test func trimsLinesThatComeOutEqual() throws {
    #expect(try diff("a\nb\nc\nd\n", [(0..<8, "a\nb\nx\nd\n")]) == header + "@@ -1,4 +1,4 @@\n a\n b\n-c\n+x\n d\n")
    #expect(try diff("a\nb\n", [(0..<1, "a"), (2..<3, "b")]) == "")
  }

  @Test func joinsTouchingBlocksAndNearHunks() throws {
    #expect(try diff("a\nb\n", [(0..<1, "x"), (2..<3, "y")]) == header + "@@ -1,2 +1,2 @@\n-a\n-b\n+x\n+y\n")
    let lines = (0..<10).map { "\($0)\n" }.joined()
    #expect(try diff(lines, [(0..<1, "x"), (14..<15, "y")]).components(separatedBy: "@@ -").count == 2)
    #expect(try diff(lines, [(0..<1, "x"), (16..<17, "y")]).components(separatedBy: "@@ -").count == 3)
  }

  @Test func marksAMissingFinalNewline() throws {
    let mark = "\\ No newline at end of file\n"
    #expect(try diff("a\nb", [(0..<1, "x")]) == header + "@@ -1,2 +1,2 @@\n-a\n+x\n b\n" + mark)
    #expect(try diff("a", [(1..<1, "\n")]) == header + "@@ -1 +1 @@\n-a\n\(mark)+a\n")
    #expect(try diff("a\n", [(1..<2, "")]) == header + "@@ -1 +1 @@\n-a\n+a\n" + mark)
    #expect(try diff("a", [(0..<1, "")]) == header + "@@ -1 +0,0 @@\n-a\n" + mark)
    #expect(try diff("", [(0..<0, "a\n")]) == header + "@@ -0,0 +1 @@\n+a\n")
  }

  @Test func quotesPathsAsGitDoes() {
    #expect(UnifiedDiff.quoted("a/b c.swift") == "a/b c.swift")
    #expect(UnifiedDiff.quoted("a/\"é\"\n\u{1}\\") == #""a/\"\303\251\"\n\001\\""#)
  }

  @Test func putsThePrefixBeforeEachPath() throws {
    let file = try rewritten("A b.swift", Array("a\n".utf8), [(0..<1, "b")])
    let text = String(decoding: UnifiedDiff([file], pathPrefix: "Apps/One/").bytes, as: UTF8.self)
    #expect(
      text.hasPrefix(
        "diff --git a/Apps/One/A b.swift b/Apps/One/A b.swift\n--- a/Apps/One/A b.swift\t\n+++ b/Apps/One/A b.swift\t\n"
      ))
  }

  @Test func gitAppliesItExactly() throws {
    var random = SeededRandom(seed: 42)
    let names = [
      "plain.swift", "with space.swift", "quo\"te\\.swift", "new\nline\t.swift", "größe 名前.swift", "-dash/😀.swift",
    ]
    for round in 0..<8 {
      let files = try names.map { try randomFile("\(round)/" + $0, using: &random) }
      let results = try Git.applying(UnifiedDiff(files, pathPrefix: "sub dir/").bytes, to: files, under: "sub dir/")
      for (file, result) in zip(files, results) { #expect(result == file.bytes, "\(file.source.path)") }
    }
  }

  @Test func isWhatGitPrints() throws {
    let text = (0..<40).map { "line \($0)\n" }.joined()
    let bytes = Array(text.utf8)
    let starts = [0] + bytes.indices.filter { bytes[$0] == 0x0A }.map { $0 + 1 }
    var random = SeededRandom(seed: 5)
    for round in 0..<12 {
      // Fresh words, so that there is one shortest difference.
      let edits = (0..<5).map { number -> (Range<Int>, String) in
        let line = number * 8 + Int.random(in: 0..<7, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: return (starts[line]..<starts[line], "new \(number)\n")
        case 1: return (starts[line]..<starts[line + 1], "")
        case 2: return (starts[line]..<starts[line] + 4, "changed \(number)")
        default: return (starts[line + 1] - 1..<starts[line + 1], " tail \(number)\n\nmore \(number)\n")
        }
      }
      let file = try rewritten("\(round) é.swift", bytes, edits)
      #expect(UnifiedDiff([file]).bytes == (try Git.diff(of: file)), "round \(round)")
    }
  }

  @Test func slidesGroupsAsGitDoes() throws {
    let unit = { (name: Int) in
      "extension A\(name): B {\n  func f\(name)() {\n    if c\(name) {\n      d\(name)()\n    }\n\n    e\(name)()\n  }\n\n"
        + "  var g\(name) = 1\n}\n\n"
    }
    let bytes = Array((0..<6).map(unit).joined().utf8)
    let starts = [0] + bytes.indices.filter { bytes[$0] == 0x0A }.map { $0 + 1 }
    var random = SeededRandom(seed: 9)
    for round in 0..<60 {
      let line = Int.random(in: 0..<starts.count - 14, using: &random)
      let place = starts[line]
      let next = starts[line + Int.random(in: 1...13, using: &random)]
      let text = String(decoding: bytes[place..<next], as: UTF8.self)
      let fresh = text.replacing("f", with: "z").replacing("g", with: "y").replacing("e", with: "x")
      let edit = Bool.random(using: &random) ? (place..<next, "") : (place..<place, fresh)
      let file = try rewritten("\(round).swift", bytes, [edit])
      let expected = String(decoding: try Git.diff(of: file), as: UTF8.self)
      #expect(String(decoding: UnifiedDiff([file]).bytes, as: UTF8.self) == expected, "round \(round)")
    }
  }

  private func randomFile(_ path: String, using random: inout SeededRandom) throws -> RewrittenFile {
    let pieces = ["a", "b", "é", "\n", "\n", "\r\n", "\r", "  ", "// 😀", "\t", "}", "\n\n", "-", "+", "@@", "\\ No"]
    var text = Bool.random(using: &random) ? "\u{FEFF}" : ""
    for _ in 0..<Int.random(in: 0..<120, using: &random) { text += pieces.randomElement(using: &random) ?? "" }
    if Bool.random(using: &random) { text += "\n" }
    let bytes = Array(text.utf8)
    var edits: [(Range<Int>, String)] = []
    var start = 0
    while start <= bytes.count {
      let end = min(bytes.count, start + Int.random(in: 0..<6, using: &random))
      let replacement = (0..<Int.random(in: 0..<4, using: &random)).map { _ in
        pieces.randomElement(using: &random) ?? ""
      }
      edits.append((start..<end, replacement.joined()))
      start = end + Int.random(in: 1..<60, using: &random)
    }
    return try rewritten(path, bytes, edits)
  }
}

/// Git in a folder of its own, deaf to the configuration of the machine.
private enum Git {
  /// The bytes of each file after `git apply`.
  static func applying(_ diff: [UInt8], to files: [RewrittenFile], under prefix: String) throws -> [[UInt8]] {
    try inTemporaryFolder { folder in
      let places = files.map { folder.appendingPathComponent(prefix + $0.source.path) }
      for (file, place) in zip(files, places) { try write(file.source.bytes, to: place) }
      let patch = folder.appendingPathComponent("patch")
      try write(diff, to: patch)
      _ = try run(["init", "-q", "."], in: folder)
      _ = try run(["apply", "--whitespace=nowarn", "patch"], in: folder)
      return try places.map { Array(try Data(contentsOf: $0)) }
    }
  }

  /// What `git diff` prints, without index lines and the text behind `@@`.
  static func diff(of file: RewrittenFile) throws -> [UInt8] {
    try inTemporaryFolder { folder in
      let place = folder.appendingPathComponent(file.source.path)
      try write(file.source.bytes, to: place)
      _ = try run(["init", "-q", "."], in: folder)
      _ = try run(["add", "-A"], in: folder)
      try write(file.bytes, to: place)
      let output = String(decoding: try run(["diff"], in: folder), as: UTF8.self)
      let lines = output.components(separatedBy: "\n").filter { !$0.hasPrefix("index ") }.map { line in
        guard line.hasPrefix("@@ "), let end = line.range(of: " @@ ") else { return line }
        return String(line[..<end.lowerBound]) + " @@"
      }
      return Array(lines.joined(separator: "\n").utf8)
    }
  }

  private static func write(_ bytes: [UInt8], to place: URL) throws {
    try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: place)
  }

  private static func inTemporaryFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }

  private static func run(_ arguments: [String], in folder: URL) throws -> Data {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git"] + arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1"], uniquingKeysWith: { _, new in new })
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "git \(arguments)")
    return data
  }
}
