import Foundation
import ObservableMigration

/// One run of the command.
struct Command {
  /// Why nothing was written.
  struct Refusal: Error, CustomStringConvertible {
    var description: String
  }

  private let arguments: Arguments

  init(_ arguments: Arguments) {
    self.arguments = arguments
  }

  func run() throws -> ExitStatus {
    switch arguments.mode {
    case .help: try Output.write(Help.short + "\n")
    case .fullHelp: try Output.write(Help.full + "\n")
    case .version: try Output.write(Help.version + "\n")
    case .explain(let id): return try Explanation.print(id)
    case .batch(let arguments): return try Batch(arguments: arguments).run()
    case .rewrite, .dryRun, .check: return try migrate()
    }
    return .success
  }

  private func migrate() throws -> ExitStatus {
    guard access(".", F_OK) == 0, !FileManager.default.currentDirectoryPath.isEmpty else {
      throw Refusal(description: "the current folder does not exist any more")
    }
    let git = GitClient()
    let (paths, missing) = try existing(arguments.paths)
    let discovery = try SourceDiscovery(
      root: arguments.root.map { URL(fileURLWithPath: $0) }, paths: paths, excludes: arguments.excludes, git: git)
    let progress = Progress(arguments)
    progress.say("reading \(TerminalText(discovery.root.lastPathComponent))")
    defer { progress.clear() }
    let tree = try discovery.tree()
    let draft = try Migration(options: arguments.migration).draft(tree)
    let result = try arguments.plan.map { try PlanChoice(Self.read($0)).result(of: draft) } ?? draft.result()
    progress.clear()
    for failure in missing { Output.error("\(failure)") }
    note(result, discovery, tree)
    let prefix = try pathPrefix(discovery.root, git)
    let isUnreadable = !missing.isEmpty || result.plan.findings.contains { $0.id == .unreadable }
    if let patch = arguments.patch {
      try Self.save(Data(UnifiedDiff(result.rewritten, pathPrefix: prefix).bytes), to: patch)
    }
    if let folder = arguments.splitPatches {
      guard let git else { throw Refusal(description: "git was not found, which --split-patches needs") }
      try SplitPatches(folder: URL(fileURLWithPath: folder), git: git, pathPrefix: prefix).write(
        draft.steps(of: result))
    }
    var status: ExitStatus
    switch arguments.mode {
    case .dryRun:
      let diff = UnifiedDiff(result.rewritten, pathPrefix: prefix).bytes
      try Output.write(Data(isatty(STDOUT_FILENO) == 1 ? TerminalDiff(diff).bytes : diff))
      try report(result, prefix, discovery.root, to: STDERR_FILENO)
      status = .success
    case .check:
      try report(result, prefix, discovery.root, to: STDOUT_FILENO)
      status = result.plan.changes.isEmpty ? .success : .pending
    default:
      let writer = FileWriter(root: discovery.root)
      try refuse(result, discovery.root, git)
      if arguments.commits {
        guard let git else { throw Refusal(description: "git was not found, which --commit needs") }
        let commits = StepCommits(root: discovery.root, git: git, writer: writer)
        try commits.checkIndex()
        try commits.make(draft.steps(of: result))
      } else {
        try writer.write(result.rewritten)
      }
      try report(result, prefix, discovery.root, to: STDOUT_FILENO)
      status = .success
    }
    if arguments.isStrict, result.plan.verdicts.contains(where: { !$0.migrates }) { status = .pending }
    return isUnreadable ? .failure : status
  }

  private static func read(_ path: String) throws -> Data {
    do { return try Data(contentsOf: URL(fileURLWithPath: path)) } catch {
      throw Refusal(description: "cannot read \(TerminalText(path)): \(error.localizedDescription)")
    }
  }

  /// Writes a file whole or not at all.
  private static func save(_ data: Data, to path: String) throws {
    do { try data.write(to: URL(fileURLWithPath: path), options: .atomic) } catch {
      throw Refusal(description: "cannot write \(TerminalText(path)): \(error.localizedDescription)")
    }
  }

  /// Tells paths at which something is from those that are missing; with none left there is nothing to go on with.
  private func existing(_ paths: [String]) throws -> (paths: [URL], missing: [DiscoveryError]) {
    var status = stat()
    let missing = paths.filter { lstat($0, &status) != 0 && (errno == ENOENT || errno == ENOTDIR) }
    if missing.count == paths.count { throw DiscoveryError.missing(path: missing[0]) }
    let present = paths.filter { !missing.contains($0) }
    return (present.map { URL(fileURLWithPath: $0) }, missing.map { .missing(path: $0) })
  }

  /// What diff paths begin with: the root, seen from the top of its git work tree.
  private func pathPrefix(_ root: URL, _ git: GitClient?) throws -> String {
    guard let top = try git?.topLevel(of: root)?.resolvingSymlinksInPath(), let path = root.path(under: top),
      !path.isEmpty
    else { return "" }
    return path + "/"
  }

  /// Says what was asked for and is not there, which a count of nothing would hide.
  private func note(_ result: MigrationResult, _ discovery: SourceDiscovery, _ tree: SourceTree) {
    for path in discovery.given where !tree.entries.contains(where: { $0.isEditable && $0.path.lies(under: path) }) {
      let name = path.isEmpty ? discovery.root.lastPathComponent : path
      Output.error(
        "'\(TerminalText(name))' holds no Swift file that may be changed; ignored, read-only and excluded ones may not")
    }
    let names = Set(result.plan.verdicts.map(\.name))
    for name in arguments.migration.only.sorted()
    where !names.contains(where: { $0 == name || $0.hasSuffix("." + name) }) {
      Output.error("no class is called '\(TerminalText(name))'")
    }
  }

  private func report(_ result: MigrationResult, _ prefix: String, _ root: URL, to descriptor: Int32) throws {
    for report in arguments.reports {
      if let output = report.output {
        try Self.save(Data(try text(report.format, result, prefix, root, usesColor: false).utf8), to: output)
      } else if !arguments.isQuiet {
        let usesColor = Output.usesColor(arguments.color, on: descriptor)
        let text = try text(report.format, result, prefix, root, usesColor: usesColor)
        if descriptor == STDERR_FILENO { Output.note(text) } else { try Output.write(text) }
      }
    }
  }

  private func text(
    _ format: Arguments.Format, _ result: MigrationResult, _ prefix: String, _ root: URL, usesColor: Bool
  ) throws -> String {
    switch format {
    case .text: TextReport(usesColor: usesColor, pathPrefix: prefix).text(result)
    // Xcode links absolute paths only.
    case .xcode: XcodeReport(pathPrefix: root.path + "/").text(result)
    case .github: GitHubReport(pathPrefix: prefix).text(result)
    case .json: try JSONReport(result).text
    case .sarif: try SARIFReport(pathPrefix: prefix, version: Help.version).text(result)
    case .markdown: MarkdownReport(pathPrefix: prefix).text(result)
    }
  }

  // MARK: Refusing

  /// Refuses when a file to change is not safe in version control.
  private func refuse(_ result: MigrationResult, _ root: URL, _ git: GitClient?) throws {
    var tracked: [URL: [String]] = [:]
    var loose: [String] = []
    var tops: [URL: URL?] = [:]
    for file in result.rewritten {
      let url = root.appendingPathComponent(file.source.path)
      let folder = url.deletingLastPathComponent()
      let top = try tops[folder] ?? git?.topLevel(of: folder)?.resolvingSymlinksInPath()
      tops[folder] = .some(top)
      if let top, let path = url.path(under: top) {
        tracked[top, default: []].append(path)
      } else {
        loose.append(file.source.path)
      }
    }
    if !arguments.allowsNoVersionControl, !loose.isEmpty {
      let why = git == nil ? "git was not found, so no file is known to be" : "these files are not"
      throw Refusal(
        description: "\(why) under version control: \(Self.listed(loose)); nothing was written; "
          + "put them there, or pass --allow-no-vcs")
    }
    guard !arguments.allowsDirty, let git else { return }
    let dirty = try tracked.sorted { $0.key.path < $1.key.path }.flatMap {
      try git.dirtyFiles(among: $0.value, in: $0.key).sorted()
    }
    guard dirty.isEmpty else {
      throw Refusal(
        description: "these files have uncommitted changes: \(Self.listed(dirty)); nothing was written; "
          + "commit or stash them, or pass --allow-dirty")
    }
  }

  private static func listed(_ paths: [String]) -> String {
    let shown = paths.prefix(5).map { TerminalText($0).description }.joined(separator: ", ")
    return paths.count > 5 ? shown + " and \(paths.count - 5) more" : shown
  }
}

extension String {
  /// Whether this path is `folder` or lies in it; everything lies in the empty path.
  fileprivate func lies(under folder: String) -> Bool {
    folder.isEmpty || utf8.elementsEqual(folder.utf8) || utf8.starts(with: (folder + "/").utf8)
  }
}
