import Foundation
import ObservableMigration
import Support
import Testing

/// The proofs that every case of the Corpus has to pass.
@Suite struct CorpusTests {
  @Test(arguments: CorpusCase.all) func givesItsDiffAndReport(_ sample: CorpusCase) throws {
    let result = try sample.run(sample.before)
    let diff = String(decoding: UnifiedDiff(result.rewritten).bytes, as: UTF8.self)
    for (text, name) in [(diff, "after.diff"), (sample.report(result), "report.txt")] {
      let difference = Golden.difference(text, from: sample.folder.appendingPathComponent(name))
      #expect(difference == nil, "\(sample.name): \(difference ?? "")")
    }
  }

  @Test(arguments: CorpusCase.all) func changesNothingTheSecondTime(_ sample: CorpusCase) throws {
    let after = sample.after(try sample.run(sample.before))
    #expect(try sample.run(after).rewritten.isEmpty)
  }

  @Test(arguments: CorpusCase.all) func doesNotDependOnOrderOrThreads(_ sample: CorpusCase) throws {
    let expected = sample.after(try sample.run(sample.before)).map(\.bytes)
    #expect(sample.after(try sample.run(sample.before.reversed())).map(\.bytes) == expected)
    #expect(sample.after(try sample.run(sample.before, jobs: 2)).map(\.bytes) == expected)
  }

  @Test(arguments: CorpusCase.all) func keepsLineEnds(_ sample: CorpusCase) throws {
    func converted(_ bytes: [UInt8]) -> [UInt8] {
      Array(
        String(decoding: bytes, as: UTF8.self).replacingOccurrences(of: "\r\n", with: "\n")
          .replacingOccurrences(of: "\n", with: "\r\n").utf8)
    }
    let expected = sample.after(try sample.run(sample.before)).map { converted($0.bytes) }
    let files = sample.before.map { SourceFile(path: $0.path, bytes: converted($0.bytes), isEditable: $0.isEditable) }
    let result = try sample.run(files)
    let rewritten = Dictionary(uniqueKeysWithValues: result.rewritten.map { ($0.source.path, $0.bytes) })
    #expect(files.map { rewritten[$0.path] ?? $0.bytes } == expected)
  }

  @Test(arguments: CorpusCase.all) func countsBytesNotCharacters(_ sample: CorpusCase) throws {
    func prefix(_ file: SourceFile) -> [UInt8] { Array("// 👩‍👩‍👧‍👦 é\(file.lineEnding)".utf8) }
    func marked(_ file: SourceFile, _ bytes: [UInt8]) -> [UInt8] {
      let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
      if file.path.hasSuffix("Package.swift") { return bytes }
      return bytes.starts(with: mark) ? mark + prefix(file) + bytes.dropFirst(3) : prefix(file) + bytes
    }
    let after = sample.after(try sample.run(sample.before))
    let files = sample.before.map { SourceFile(path: $0.path, bytes: marked($0, $0.bytes), isEditable: $0.isEditable) }
    let rewritten = Dictionary(
      uniqueKeysWithValues: try sample.run(files).rewritten.map { ($0.source.path, $0.bytes) })
    for (file, expected) in zip(files, after) {
      #expect((rewritten[file.path] ?? file.bytes) == marked(expected, expected.bytes), "\(file.path)")
    }
  }

  @Test(.enabled(if: CompileProof.shared != nil, "the stand-in modules are for Linux"), arguments: CorpusCase.all)
  func compilesWhereverItDid(_ sample: CorpusCase) async throws {
    guard let proof = CompileProof.shared else { return }
    let after = sample.after(try sample.run(sample.before))
    var didCompile = false
    var refused = ""
    for mode in [5, 6] {
      let before = proof.compile(sample.before, mode: mode)
      guard before.isSuccess else {
        refused += "Swift \(mode): \(before.errors)\n"
        continue
      }
      didCompile = true
      let outcome = proof.compile(after, mode: mode)
      #expect(outcome.isSuccess, "\(sample.name) no longer compiles in Swift \(mode) mode:\n\(outcome.errors)")
    }
    #expect(didCompile, "\(sample.name) compiles in no mode:\n\(refused)")
  }
}
