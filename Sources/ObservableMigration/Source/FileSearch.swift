import Foundation

/// One search for the source files under a root: by git where there is a repository, by a walk elsewhere.
struct FileSearch {
  private let root: String
  private let git: GitClient?
  private var links: FolderLinks
  private var found: Set<String> = []

  /// The regular files found so far, relative to the root.
  private(set) var paths: [String] = []

  init(root: String, git: GitClient?) {
    self.root = root
    self.git = git
    links = FolderLinks(root: root)
  }

  mutating func run() throws {
    if try !list(repositoryAt: "") { try walk("", []) }
  }

  /// Adds the file at `path` unless it is there already, is not a regular file, or a link is on the way to it.
  mutating func add(_ path: String) {
    guard !found.contains(path), links.isReal(path.parentFolder), FileKind(at: absolute(path)) == .file else { return }
    found.insert(path)
    paths.append(path)
  }

  private func absolute(_ path: some StringProtocol) -> String {
    path.isEmpty ? root : "\(root)/\(path)"
  }

  // MARK: Git

  /// Lists the files under `folder` by git; answers false where git does not know it.
  private mutating func list(repositoryAt folder: String) throws -> Bool {
    guard let git else { return false }
    let url = URL(fileURLWithPath: absolute(folder), isDirectory: true)
    guard let top = try git.topLevel(of: url) else { return false }
    if top.path != url.path, try git.isIgnored(url) { return false }
    let listing = try git.files(in: url) { SourceDiscovery.isSource($0) }
    let prefix = folder.isEmpty ? "" : folder + "/"
    for file in listing.files { add(prefix + file) }
    for repository in listing.repositories {
      let inner = prefix + repository
      guard links.isReal(inner[...]), FileKind(at: absolute(inner) + "/.git") != nil else { continue }
      if try !list(repositoryAt: inner) { try walk(inner, []) }
    }
    return true
  }

  // MARK: Walk

  /// The rules of one `.gitignore` file and the length of the path of its folder, its last slash included.
  private struct Scope {
    var rules: IgnoreRules
    var prefix: Int
  }

  private mutating func walk(_ folder: String, _ outer: [Scope]) throws {
    var pending = [(folder: folder, scopes: outer)]
    while let (folder, outer) = pending.popLast() {
      let prefix = folder.isEmpty ? "" : folder + "/"
      let names: [String]
      do {
        names = try FileManager.default.contentsOfDirectory(atPath: absolute(folder)).sorted()
      } catch {
        throw DiscoveryError.unreadableFolder(
          path: absolute(folder), reason: (error as NSError).localizedDescription)
      }
      var scopes = outer
      let rulesFile = absolute(prefix + ".gitignore")
      if names.contains(".gitignore"), FileKind(at: rulesFile) == .file,
        let data = FileManager.default.contents(atPath: rulesFile)
      {
        scopes.append(Scope(rules: IgnoreRules(contents: data), prefix: prefix.utf8.count))
      }
      for name in names {
        let path = prefix + name
        let isSource = SourceDiscovery.isSource(path)
        guard let kind = FileKind(at: absolute(path)), kind == .folder || kind == .file && isSource else { continue }
        if kind == .folder && name.hasPrefix(".") || isIgnored(path, isFolder: kind == .folder, scopes) { continue }
        if kind == .file {
          add(path)
        } else if FileKind(at: absolute(path) + "/.git") == nil {
          pending.append((path, scopes))
        } else if try !list(repositoryAt: path) {
          pending.append((path, []))
        }
      }
    }
  }

  /// What the innermost rules that say anything say.
  private func isIgnored(_ path: String, isFolder: Bool, _ scopes: [Scope]) -> Bool {
    for scope in scopes.reversed() {
      let start = path.utf8.index(path.startIndex, offsetBy: scope.prefix)
      if let verdict = scope.rules.verdict(on: path[start...], isFolder: isFolder) { return verdict }
    }
    return false
  }
}
