import Foundation

/// Reads the files that can matter, round by round, and takes their facts.
///
/// Each round scans the bytes of the files that are left for what became interesting; only files that hold it are
/// parsed, each once, and their trees are dropped as soon as the facts are taken.
struct SourceReader {
  /// Names that make a file interesting by themselves.
  static let triggers: Set<String> = [
    "ObservableObject", "StateObject", "ObservedObject", "EnvironmentObject", "environmentObject", "focusedObject",
    "FocusedObject",
    "focusedSceneObject", "Published", "objectWillChange", "InjectedObject", "StateViewModel", "ObservedViewModel",
    "EnvironmentViewModel",
  ]
  /// Names that shadow what the migration writes or looks for, wherever they are declared.
  static let shadows: Set<String> = [
    "State", "Environment", "Bindable", "Observation", "Observable", "Task", "Timer", "AnyCancellable", "KeyPath",
  ]

  private(set) var files: [String: FileFacts] = [:]
  private(set) var sources: [String: SourceFile] = [:]
  private(set) var manifests: [SourceFile] = []
  /// Files that matter and cannot be read as Swift.
  private(set) var defects: [(source: SourceFile, defect: SourceDefect)] = []
  /// Files that the file system does not give, with what it says.
  private(set) var unreadable: [(path: String, reason: String)] = []
  /// Every Xcode project that can be read.
  private(set) var projects: [XcodeProject] = []
  private let tree: SourceTree
  private let threads: ParsingThreads
  private var left: [SourceTree.Entry] = []

  init(_ tree: SourceTree, jobs: Int) throws {
    self.tree = tree
    threads = ParsingThreads(jobs: jobs)
    for entry in tree.entries where entry.path.hasSuffix(".swift") {
      guard entry.path.split(separator: "/").last == "Package.swift" else {
        left.append(entry)
        continue
      }
      switch Self.read(entry, tree) {
      case .success(let bytes): manifests.append(SourceFile(path: entry.path, bytes: [UInt8](bytes), isEditable: false))
      case .failure(let failure): unreadable.append((entry.path, failure.reason))
      }
    }
    readProjects()
    try read { data in RelevanceScan(words: WordSet(Self.triggers)).matches(data) }
  }

  private mutating func readProjects() {
    func contents(_ ending: String) -> [String: Data] {
      let entries = tree.entries.filter { $0.path.hasSuffix(ending) }
      return Dictionary(
        uniqueKeysWithValues: entries.compactMap { entry in
          (try? tree.contents(entry)).map { (entry.path, $0) }
        })
    }
    let configurations = contents(".xcconfig")
    projects = contents(".xcodeproj/project.pbxproj").sorted { $0.key < $1.key }.compactMap { path, data in
      XcodeProject(path: path, data: data, configurations: configurations)
    }
  }

  /// Reads the files that mention one of `names`, hold one of `patterns`, or declare or extend one of `declared`.
  ///
  /// Returns whether there were any.
  mutating func read(mentioning names: Set<String>, patterns: [String], declaring declared: Set<String>) throws -> Bool
  {
    let mentions = RelevanceScan(words: WordSet(names), patterns: patterns)
    let declarations = WordSet(declared)
    let before = files.count
    try read { data in
      mentions.matches(data) || data.withUnsafeBytes { declarations.isDeclared(in: $0) }
    }
    return files.count > before
  }

  private struct ReadFailure: Error {
    var reason: String
  }

  private enum Outcome: Sendable {
    case irrelevant
    case unreadable(String)
    case defect(SourceFile, SourceDefect)
    case facts(SourceFile, FileFacts)
  }

  private static func read(_ entry: SourceTree.Entry, _ tree: SourceTree) -> Result<Data, ReadFailure> {
    do {
      return .success(try tree.contents(entry))
    } catch {
      return .failure(ReadFailure(reason: (error as NSError).localizedDescription))
    }
  }

  private mutating func read(where isRelevant: @escaping @Sendable (Data) -> Bool) throws {
    let tree = self.tree
    let outcomes = try threads.map(left) { entry -> Outcome in
      switch Self.read(entry, tree) {
      case .failure(let failure): return .unreadable(failure.reason)
      case .success(let data):
        guard isRelevant(data) else { return .irrelevant }
        let source = SourceFile(path: entry.path, bytes: [UInt8](data), isEditable: entry.isEditable)
        switch source.parsed() {
        case .failure(let defect): return .defect(source, defect)
        case .success(let syntax): return .facts(source, FactCollector.facts(of: source, tree: syntax))
        }
      }
    }
    var remaining: [SourceTree.Entry] = []
    for (entry, outcome) in zip(left, outcomes) {
      switch outcome {
      case .irrelevant: remaining.append(entry)
      case .unreadable(let reason): unreadable.append((entry.path, reason))
      case .defect(let source, let defect): defects.append((source, defect))
      case .facts(let source, let facts):
        files[entry.path] = facts
        sources[entry.path] = source
      }
    }
    left = remaining
  }
}
