import Foundation
import ObservableMigration
import Testing

/// One folder of the Corpus: Swift code, and what the migration has to make of it.
///
/// `before/` holds the code, with its `Package.swift` where that matters; `after.diff` the patch (absent: nothing
/// changes); `report.txt` what is told; `options.txt` the policies, a line each as on the command line; `why.md` what
/// the case is for, where the code does not say it.
public struct CorpusCase: Sendable, CustomTestStringConvertible {
  /// Relative to `Corpus`, such as `Cases/published-property/keeps-static-members`.
  public let name: String
  public let folder: URL
  /// Sorted by path; paths are relative to `before`.
  public let before: [SourceFile]
  public let options: MigrationOptions

  public var testDescription: String { name }
  public var patch: Golden { Golden(folder.appendingPathComponent("after.diff")) }
  public var report: Golden { Golden(folder.appendingPathComponent("report.txt")) }

  /// Every case and app, sorted by name.
  public static func all() throws -> [CorpusCase] {
    let corpus = packageRoot.appendingPathComponent("Corpus")
    let names = try FileManager.default.subpathsOfDirectory(atPath: corpus.path)
      .filter { $0.hasSuffix("/before") && !$0.dropLast("/before".count).contains("/before/") }
      .map { String($0.dropLast("/before".count)) }
    return try names.sorted().map { try CorpusCase(name: $0, folder: corpus.appendingPathComponent($0)) }
  }

  public init(name: String, folder: URL) throws {
    let optionLines = try? String(contentsOf: folder.appendingPathComponent("options.txt"), encoding: .utf8)
    let options = try CorpusOptions(lines: optionLines ?? "")
    let root = folder.appendingPathComponent("before")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path).filter { $0.hasSuffix(".swift") }
    self.name = name
    self.folder = folder
    self.options = options.migration
    before = try paths.sorted().map { path in
      let bytes = try Data(contentsOf: root.appendingPathComponent(path))
      return SourceFile(path: path, bytes: Array(bytes), isEditable: options.isEditable(path))
    }
  }

  /// What the migration makes of `files`, by default of the case as it is.
  public func migrated(_ files: [SourceFile]? = nil, jobs: Int = 1) throws -> MigrationResult {
    var options = options
    options.jobs = jobs
    return try Migration(options: options).run(SourceTree(files ?? before))
  }

  /// The files after the migration, those that stay as they are included.
  public func after() throws -> [SourceFile] { CorpusCase.files(before, rewrittenBy: try migrated()) }

  /// `files` with what `result` has rewritten put in their place.
  public static func files(_ files: [SourceFile], rewrittenBy result: MigrationResult) -> [SourceFile] {
    let rewritten = Dictionary(uniqueKeysWithValues: result.rewritten.map { ($0.source.path, $0.bytes) })
    return files.map { file in
      SourceFile(path: file.path, bytes: rewritten[file.path] ?? file.bytes, isEditable: file.isEditable)
    }
  }
}
