import Foundation
import ObservableMigration

/// One folder of `Corpus/Cases` or `Corpus/Apps`: sources, the diff that they must give and the report.
public struct CorpusCase: Sendable, CustomStringConvertible {
  /// Below `Corpus`, as `Cases/binding/in-body`.
  public let name: String
  public let folder: URL
  /// The files of `before/`, paths relative to it.
  public let before: [SourceFile]
  public let options: MigrationOptions

  public var description: String { name }

  /// Every case, sorted by name.
  public static let all: [CorpusCase] = {
    let corpus = PackageRoot.file("Corpus")
    let groups = subfolders(of: corpus.appendingPathComponent("Cases")).map { "Cases/" + $0 }
    let cases = groups.flatMap { group in
      subfolders(of: corpus.appendingPathComponent(group)).map { group + "/" + $0 }
    }
    let apps = subfolders(of: corpus.appendingPathComponent("Apps")).map { "Apps/" + $0 }
    return (cases + apps).map { CorpusCase(name: $0, folder: corpus.appendingPathComponent($0)) }
  }()

  private static func subfolders(of folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { name in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: folder.path + "/" + name, isDirectory: &isFolder)
        && isFolder.boolValue
    }.sorted()
  }

  private init(name: String, folder: URL) {
    self.name = name
    self.folder = folder
    let root = folder.appendingPathComponent("before")
    let paths = (FileManager.default.enumerator(atPath: root.path)?.allObjects as? [String] ?? []).sorted()
    before = paths.filter { $0.hasSuffix(".swift") }.map { path in
      let bytes = [UInt8]((try? Data(contentsOf: root.appendingPathComponent(path))) ?? Data())
      let isEditable = !path.hasSuffix("Package.swift") && !path.hasSuffix(".generated.swift")
      return SourceFile(path: path, bytes: bytes, isEditable: isEditable)
    }
    options = Self.options(folder.appendingPathComponent("options.txt"))
  }

  /// Policies, one a line, written as on the command line.
  private static func options(_ file: URL) -> MigrationOptions {
    var options = MigrationOptions()
    let lines = ((try? String(contentsOf: file, encoding: .utf8)) ?? "").split(separator: "\n")
    for line in lines {
      let words = line.split(separator: " ").map(String.init)
      switch (words[0], words.dropFirst().first ?? "") {
      case ("--bindable", let value): options.bindable = .init(rawValue: value)!
      case ("--unpublished", let value): options.unpublished = .init(rawValue: value)!
      case ("--inline-observed", let value): options.inlineObserved = .init(rawValue: value)!
      case ("--deployment-target", let value): options.deploymentTarget = .init(rawValue: value)!
      case ("--xcode", let value): options.xcode = Int(value)!
      case ("--only", let value): options.only.insert(value)
      case ("--safe-only", _): options.safeOnly = true
      default: preconditionFailure("\(file.path): unknown policy \(line)")
      }
    }
    return options
  }

  /// What a run over `files` gives.
  public func run(_ files: [SourceFile], jobs: Int = 1) throws -> MigrationResult {
    var options = options
    options.jobs = jobs
    return try Migration(options: options).run(SourceTree(files))
  }

  /// The files of the case after a run.
  public func after(_ result: MigrationResult) -> [SourceFile] {
    let rewritten = Dictionary(uniqueKeysWithValues: result.rewritten.map { ($0.source.path, $0.bytes) })
    return before.map { file in
      SourceFile(path: file.path, bytes: rewritten[file.path] ?? file.bytes, isEditable: file.isEditable)
    }
  }

  /// What stands in `report.txt`: every finding, a verdict for each candidate and the totals.
  public func report(_ result: MigrationResult) -> String {
    let verdicts = result.plan.verdicts.map { verdict in
      verdict.migrates ? "\(verdict.name): migrates" : "\(verdict.name): left (\(verdict.reasons[0].id.rawValue))"
    }
    return XcodeReport().text(result) + verdicts.map { $0 + "\n" }.joined() + TextReport.totals(result) + "\n"
  }
}
