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
    case .help: Output.write(Help.short + "\n")
    case .fullHelp: Output.write(Help.full + "\n")
    case .version: Output.write(Help.version + "\n")
    case .explain(let id): return try Explanation.print(id)
    case .rewrite, .dryRun, .check: return try migrate()
    }
    return .success
  }

  private func migrate() throws -> ExitStatus {
    let git = GitClient()
    let discovery = try SourceDiscovery(
      root: arguments.root.map { URL(fileURLWithPath: $0) }, paths: arguments.paths.map { URL(fileURLWithPath: $0) },
      excludes: arguments.excludes, git: git)
    let progress = Progress(arguments)
    progress.say("reading \(TerminalText(discovery.root.lastPathComponent))")
    defer { progress.clear() }
    let result = try Migration(options: arguments.migration).run(try discovery.tree())
    progress.clear()
    let prefix = try pathPrefix(discovery.root, git)
    let isUnreadable = result.plan.findings.contains { $0.id == .unreadable }
    let status: ExitStatus
    switch arguments.mode {
    case .dryRun:
      let diff = UnifiedDiff(result.rewritten, pathPrefix: prefix).bytes
      Output.write(Data(isatty(STDOUT_FILENO) == 1 ? TerminalDiff(diff).bytes : diff))
      report(result, prefix, discovery.root, to: STDERR_FILENO)
      status = .success
    case .check:
      report(result, prefix, discovery.root, to: STDOUT_FILENO)
      status = result.plan.changes.isEmpty ? .success : .pending
    default:
      let writer = FileWriter(root: discovery.root)
      try refuse(result, discovery.root, git)
      try writer.write(result.rewritten)
      report(result, prefix, discovery.root, to: STDOUT_FILENO)
      status = .success
    }
    return isUnreadable ? .failure : status
  }

  /// What diff paths begin with: the root, seen from the top of its git work tree.
  private func pathPrefix(_ root: URL, _ git: GitClient?) throws -> String {
    guard let top = try git?.topLevel(of: root)?.resolvingSymlinksInPath().path, root.path.hasPrefix(top + "/") else {
      return ""
    }
    return String(root.path.dropFirst(top.utf8.count + 1)) + "/"
  }

  private func report(_ result: MigrationResult, _ prefix: String, _ root: URL, to descriptor: Int32) {
    guard !arguments.isQuiet else { return }
    let text =
      switch arguments.format {
      case .text:
        TextReport(usesColor: Output.usesColor(arguments.color, on: descriptor), pathPrefix: prefix).text(result)
      // Xcode links absolute paths only.
      case .xcode: XcodeReport(pathPrefix: root.path + "/").text(result)
      }
    if descriptor == STDERR_FILENO { Output.note(text) } else { Output.write(text) }
  }

  // MARK: Refusing

  /// Refuses when a file to change is not safe in version control.
  private func refuse(_ result: MigrationResult, _ root: URL, _ git: GitClient?) throws {
    var tracked: [URL: [String]] = [:]
    var loose: [String] = []
    for file in result.rewritten {
      let url = root.appendingPathComponent(file.source.path)
      if let top = try git?.topLevel(of: url.deletingLastPathComponent())?.resolvingSymlinksInPath(),
        url.path.hasPrefix(top.path + "/")
      {
        tracked[top, default: []].append(String(url.path.dropFirst(top.path.utf8.count + 1)))
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
      try git.dirtyFiles(among: $0.value, in: $0.key)
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
