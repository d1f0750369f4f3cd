import Foundation

/// Finds the files of one run: everything under the root for reading, what lies under the given paths for changing.
public struct SourceDiscovery: Sendable {
  /// Why there is nothing to run on.
  public enum Failure: Error, CustomStringConvertible, Sendable {
    case missing(String)
    case outsideRoot(path: String, root: String)

    public var description: String {
      switch self {
      case .missing(let path): "'\(TerminalText(path))' does not exist"
      case .outsideRoot(let path, let root): "'\(TerminalText(path))' is not under the root '\(TerminalText(root))'"
      }
    }
  }

  /// Folders whose files are read for types and never changed.
  static let readOnlyFolders: Set<String> = [
    ".build", "Pods", "Carthage", "DerivedData", "SourcePackages", "checkouts", "node_modules",
  ]

  /// The folder that is read, with links in its path resolved.
  public let root: URL
  private let paths: [String]
  private let excludes: IgnoreRules
  private let git: GitClient?

  /// - Parameters:
  ///   - root: what `--root` says; by default the nearest folder around the first path that holds `.git`, else a
  ///     `Package.swift` or an Xcode project, else the path itself.
  ///   - paths: files and folders to change.
  ///   - excludes: patterns in the syntax of `.gitignore`, relative to the root.
  public init(root: URL?, paths: [URL], excludes: [String], git: GitClient?) throws {
    let resolved = try paths.map { path in
      guard FileManager.default.fileExists(atPath: path.path) else { throw Failure.missing(path.relativePath) }
      return path.resolvingSymlinksInPath().standardizedFileURL
    }
    if let root, !Self.isFolder(root) { throw Failure.missing(root.relativePath) }
    let top = root?.resolvingSymlinksInPath().standardizedFileURL ?? Self.root(around: resolved[0])
    self.root = top
    self.paths = try resolved.map { path in
      if path.path == top.path { return "" }
      guard let relative = Self.relative(path.path, to: top.path) else {
        throw Failure.outsideRoot(path: path.path, root: top.path)
      }
      return relative
    }
    self.excludes = IgnoreRules(globs: excludes)
    self.git = git
  }

  private static func isFolder(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && isFolder.boolValue
  }

  private static func relative(_ path: String, to root: String) -> String? {
    let prefix = root == "/" ? "/" : root + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : nil
  }

  private static func root(around path: URL) -> URL {
    let start = isFolder(path) ? path : path.deletingLastPathComponent()
    func nearest(_ isMarked: (URL) -> Bool) -> URL? {
      var folder = start
      while true {
        if isMarked(folder) { return folder }
        let parent = folder.deletingLastPathComponent()
        if parent.path == folder.path { return nil }
        folder = parent
      }
    }
    func holds(_ folder: URL, _ name: String) -> Bool {
      FileManager.default.fileExists(atPath: folder.appendingPathComponent(name).path)
    }
    func holdsProject(_ folder: URL) -> Bool {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      return names.contains { $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") }
    }
    return nearest { holds($0, ".git") } ?? nearest { holds($0, "Package.swift") || holdsProject($0) } ?? start
  }

  /// The files, with what may be changed.
  public func tree() throws -> SourceTree {
    let listed: [String]
    if let git, try git.topLevel(of: root) != nil { listed = try git.files(in: root) } else { listed = walk() }
    let named = paths.filter { $0.hasSuffix(".swift") }
    let root = self.root
    var entries: [SourceTree.Entry] = []
    for path in Set(listed + named) where Self.isWanted(path) {
      switch kind(of: path) {
      case .file: entries.append(SourceTree.Entry(path: path, isEditable: isEditable(path)))
      case .unreadable: entries.append(SourceTree.Entry(path: path, isEditable: false))
      case .link, .missing: break
      }
    }
    return SourceTree(entries: entries) { entry in
      try Data(contentsOf: root.appendingPathComponent(entry.path), options: .mappedIfSafe)
    }
  }

  private static func isWanted(_ path: String) -> Bool {
    path.hasSuffix(".swift") || path.hasSuffix(".xcodeproj/project.pbxproj") || path.hasSuffix(".xcconfig")
  }

  private enum Kind { case file, unreadable, link, missing }

  /// What stands at `path`; a link, or a file behind a linked folder, is not followed: its target is listed itself where
  /// it lies under the root.
  private func kind(of path: String) -> Kind {
    let url = root.appendingPathComponent(path)
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: url.path) else { return .missing }
    if attributes[.type] as? FileAttributeType == .typeSymbolicLink { return .link }
    let folder = url.deletingLastPathComponent()
    if folder.resolvingSymlinksInPath().path != folder.standardizedFileURL.path { return .link }
    return attributes[.type] as? FileAttributeType == .typeRegular ? .file : .unreadable
  }

  private func isEditable(_ path: String) -> Bool {
    let components = path.split(separator: "/")
    guard path.hasSuffix(".swift"), components.last != "Package.swift", !path.hasSuffix(".generated.swift"),
      !components.dropLast().contains(where: { Self.readOnlyFolders.contains(String($0)) })
    else { return false }
    let isGiven = paths.contains { $0.isEmpty || $0 == path || path.hasPrefix($0 + "/") }
    return isGiven && !excludes.covers(path)
  }

  /// All files outside of git, with `.gitignore` files honoured.
  private func walk() -> [String] {
    var found: [String] = []
    var rules = IgnoreRules()
    func visit(_ folder: String) {
      let url = folder.isEmpty ? root : root.appendingPathComponent(folder)
      let prefix = folder.isEmpty ? "" : folder + "/"
      if let text = try? String(contentsOf: url.appendingPathComponent(".gitignore"), encoding: .utf8) {
        rules.add(fileText: text, in: folder)
      }
      for name in ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted() {
        guard !name.hasPrefix(".") else { continue }
        let path = prefix + name
        let type =
          (try? FileManager.default.attributesOfItem(atPath: root.appendingPathComponent(path).path))?[.type]
          as? FileAttributeType
        let isFolder = type == .typeDirectory && !name.hasSuffix(".swift")
        guard !rules.ignores(path, isFolder: isFolder) else { continue }
        if isFolder { visit(path) } else { found.append(path) }
      }
    }
    visit("")
    return found
  }
}
