import Foundation
import ObservableMigration
import Support
import SwiftParser
import Testing

/// What holds for every case of the Corpus.
@Suite("Corpus") struct CorpusTests {
  @Test("gives the recorded patch", arguments: try CorpusCase.all())
  func patch(_ corpus: CorpusCase) throws {
    try corpus.patch.check(UnifiedDiff(corpus.migrated().rewritten).bytes)
  }

  @Test("tells what is recorded", arguments: try CorpusCase.all())
  func report(_ corpus: CorpusCase) throws {
    try corpus.report.check(Array(CorpusReport(corpus.migrated().plan).description.utf8))
  }

  @Test("changes nothing the second time", arguments: try CorpusCase.all())
  func secondRun(_ corpus: CorpusCase) throws {
    let second = try corpus.migrated(corpus.after())
    #expect(second.rewritten.map(\.source.path) == [])
  }

  @Test("leaves no new syntax error", arguments: try CorpusCase.all())
  func syntax(_ corpus: CorpusCase) throws {
    for (before, after) in zip(corpus.before, try corpus.after()) where !hasSyntaxError(before) {
      #expect(!hasSyntaxError(after), "\(after.path)")
    }
  }

  @Test("depends neither on the order of files nor on threads", arguments: try CorpusCase.all())
  func order(_ corpus: CorpusCase) throws {
    let result = try corpus.migrated()
    let other = try corpus.migrated(corpus.before.reversed(), jobs: 2)
    #expect(bytes(other) == bytes(result))
    #expect(CorpusReport(other.plan).description == CorpusReport(result.plan).description)
  }

  @Test("keeps Windows line endings", arguments: try CorpusCase.all())
  func windowsLineEndings(_ corpus: CorpusCase) throws {
    let copies = corpus.before.map { file in file.with(withWindowsLineEndings(file.bytes)) }
    let expected = try bytes(corpus.migrated()).mapValues(withWindowsLineEndings)
    try expectBytes(of: corpus.migrated(copies), expected)
  }

  @Test("keeps its place behind characters of several bytes", arguments: try CorpusCase.all())
  func emoji(_ corpus: CorpusCase) throws {
    let copies = corpus.before.map { $0.with(behindEmoji($0.bytes, of: $0)) }
    var expected = try bytes(corpus.migrated())
    for file in corpus.before { expected[file.path] = expected[file.path].map { behindEmoji($0, of: file) } }
    try expectBytes(of: corpus.migrated(copies), expected)
  }

  @Test(
    "compiles wherever it compiled before",
    .enabled(if: CompileProof.obstacle == nil, "\(CompileProof.obstacle ?? "")"), arguments: try CorpusCase.all())
  func compiles(_ corpus: CorpusCase) async throws {
    let proof = try await CompileProof()
    let after = try corpus.after()
    var complaints: [CompileProof.Mode: String] = [:]
    for mode in CompileProof.Mode.allCases {
      complaints[mode] = try await proof.complaint(about: corpus.before, in: mode)
      guard complaints[mode] == nil else { continue }
      let complaint = try await proof.complaint(about: after, in: mode)
      if let complaint { Issue.record("the migrated code, in Swift \(mode.rawValue) mode:\n\(complaint)") }
    }
    if complaints.count == CompileProof.Mode.allCases.count {
      Issue.record("the code itself:\n\(complaints[.five] ?? "")")
    }
  }

  // MARK: Pieces

  private func hasSyntaxError(_ file: SourceFile) -> Bool {
    Parser.parse(source: String(decoding: file.bytes, as: UTF8.self)).hasError
  }

  private func bytes(_ result: MigrationResult) -> [String: [UInt8]] {
    Dictionary(uniqueKeysWithValues: result.rewritten.map { ($0.source.path, $0.bytes) })
  }

  private func expectBytes(of result: MigrationResult, _ expected: [String: [UInt8]]) {
    let actual = bytes(result)
    #expect(actual.keys.sorted() == expected.keys.sorted())
    for (path, expected) in expected {
      guard let actual = actual[path], actual != expected else { continue }
      Issue.record("\(path) differs:\n\(LineDifference(from: expected, to: actual))")
    }
  }

  /// With a comment in front, but never before a byte-order mark, nor in a manifest, whose first line names the tools.
  private func behindEmoji(_ bytes: [UInt8], of file: SourceFile) -> [UInt8] {
    if file.path == "Package.swift" { return bytes }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let start = bytes.starts(with: mark) ? mark.count : 0
    return bytes[..<start] + Array("// 🧭\(file.lineEnding)".utf8) + bytes[start...]
  }

  /// Every line ends with `\r\n`, also one that did so before.
  private func withWindowsLineEndings(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    for byte in bytes {
      if byte == UInt8(ascii: "\n"), result.last != UInt8(ascii: "\r") { result.append(UInt8(ascii: "\r")) }
      result.append(byte)
    }
    return result
  }
}

extension SourceFile {
  /// The same file with other bytes.
  fileprivate func with(_ bytes: [UInt8]) -> SourceFile {
    SourceFile(path: path, bytes: bytes, isEditable: isEditable)
  }
}
