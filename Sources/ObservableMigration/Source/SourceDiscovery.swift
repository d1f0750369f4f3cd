import Foundation

/// Finds the files that a run reads, and tells which of them it may change.
///
/// Inside a git work tree they are what git tracks or would track, otherwise what a walk that honours `.gitignore`
/// files finds. Links are never followed under the root: what they lead to is listed where it lies.
public struct SourceDiscovery: Sendable {
  /// What entries are relative to, with no link on the way to it.
  public let root: URL
  /// Given files and folders, relative to the root; empty for the root itself.
  public let given: [String]
  private let excludes: IgnoreRules
  private let git: GitClient?

  /// - Parameters:
  ///   - root: The folder to read, or nil for the one that the first path belongs to.
  ///   - paths: What may be changed; none for the root given, or the current folder.
  ///   - excludes: Patterns in the syntax of `.gitignore`, relative to the root, of files not to change.
  ///   - git: Without it, repositories are walked like any folder.
  public init(root: URL? = nil, paths: [URL], excludes: [String] = [], git: GitClient? = GitClient()) throws {
    let current = URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
    let paths = paths.isEmpty ? [root ?? current] : paths
    let resolved = try paths.map { try GivenPath($0) }
    let base: String
    if let root {
      let path = try GivenPath(root)
      guard path.isFolder else { throw DiscoveryError.rootIsNoFolder(path: root.path) }
      base = path.path
    } else {
      base = SourceDiscovery.enclosingRoot(of: resolved[0])
    }
    given = try zip(paths, resolved).map { url, path in
      guard let relative = SourceDiscovery.relative(path.path, to: base) else {
        throw DiscoveryError.outsideRoot(path: url.path, root: base)
      }
      return relative
    }
    self.root = URL(fileURLWithPath: base, isDirectory: true)
    self.excludes = IgnoreRules(patterns: excludes.map { $0.hasPrefix("./") ? String($0.dropFirst()) : $0 })
    self.git = git
  }

  /// The files under the root, as they are now.
  public func tree() throws -> SourceTree {
    var search = FileSearch(root: root.path, git: git)
    try search.run()
    for path in given where SourceDiscovery.isSource(path) { search.add(path) }
    let givenPaths = Set(given)
    let entries = search.paths.map { path in
      SourceTree.Entry(path: path, isEditable: isEditable(path, under: givenPaths))
    }
    let root = root.path
    return SourceTree(entries: entries) { entry in
      try Data(contentsOf: URL(fileURLWithPath: "\(root)/\(entry.path)", isDirectory: false), options: .mappedIfSafe)
    }
  }

  // MARK: Kinds of files

  /// Folders whose files belong to other tools.
  static let readOnlyFolders: Set<String> = [
    ".build", "Pods", "Carthage", "DerivedData", "SourcePackages", "checkouts", "node_modules",
  ]

  private func isEditable(_ path: String, under given: Set<String>) -> Bool {
    let components = path.pathComponents
    guard let name = components.last, name.hasSuffix(".swift"), !name.hasSuffix(".generated.swift"),
      !SourceDiscovery.isManifest(name),
      !components.dropLast().contains(where: SourceDiscovery.readOnlyFolders.contains),
      !excludes.ignores(fileAt: path)
    else {
      return false
    }
    if given.contains("") { return true }
    var ancestor = ""
    for component in components {
      ancestor += ancestor.isEmpty ? component : "/" + component
      if given.contains(ancestor) { return true }
    }
    return false
  }

  private static func isManifest(_ name: String) -> Bool {
    name == "Package.swift" || name.hasPrefix("Package@swift-")
  }

  /// Whether a file of this name is read: Swift, or the description of an Xcode project.
  static func isSource(_ path: some StringProtocol) -> Bool {
    isSource(Array(path.utf8)[...])
  }

  static func isSource(_ path: ArraySlice<UInt8>) -> Bool {
    [".swift", ".xcodeproj/project.pbxproj", ".xcconfig"].contains { ending in
      path.suffix(ending.utf8.count).elementsEqual(ending.utf8)
    }
  }

  // MARK: The root

  private static func enclosingRoot(of path: GivenPath) -> String {
    let start = path.isFolder ? path.path : folder(of: path.path)
    let enclosing = sequence(first: start) { $0 == "/" ? nil : folder(of: $0) }
    return enclosing.first { FileKind(at: "\($0)/.git") != nil } ?? enclosing.first(where: holdsProject) ?? start
  }

  private static func holdsProject(_ folder: String) -> Bool {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.contains { $0 == "Package.swift" || $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") }
  }

  private static func folder(of path: String) -> String {
    let parent = path.parentFolder
    return parent.isEmpty ? "/" : String(parent)
  }

  private static func relative(_ path: String, to root: String) -> String? {
    if path == root { return "" }
    let prefix = root == "/" ? "/" : root + "/"
    guard path.utf8.starts(with: prefix.utf8) else { return nil }
    return String(decoding: path.utf8.dropFirst(prefix.utf8.count), as: UTF8.self)
  }
}

/// A path that was given, absolute and without links, but for a link to a file at its end.
private struct GivenPath {
  let path: String
  let isFolder: Bool

  init(_ url: URL) throws {
    let given = url.absoluteURL.path
    switch FileKind(following: given) {
    case .folder:
      isFolder = true
      path = try GivenPath.real(given)
    case nil where FileKind(at: given) == nil:
      throw DiscoveryError.missing(path: url.path)
    default:
      isFolder = false
      let parent = given.parentFolder
      let folder = try GivenPath.real(parent + "/")
      path = (folder == "/" ? "" : folder) + given[parent.endIndex...]
    }
  }

  private static func real(_ path: String) throws -> String {
    guard let resolved = realpath(path, nil) else { throw DiscoveryError.missing(path: path) }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
