/// Why the files to read cannot be told from what was given.
public enum DiscoveryError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Nothing is at the given path.
  case missing(path: String)
  /// The root is not a folder.
  case rootIsNoFolder(path: String)
  /// A given path lies outside the root.
  case outsideRoot(path: String, root: String)
  /// A folder cannot be listed.
  case unreadableFolder(path: String, reason: String)

  public var description: String {
    switch self {
    case .missing(let path): "no such file or folder: \(TerminalText(path))"
    case .rootIsNoFolder(let path): "the root is not a folder: \(TerminalText(path))"
    case .outsideRoot(let path, let root): "\(TerminalText(path)) lies outside the root \(TerminalText(root))"
    case .unreadableFolder(let path, let reason): "cannot list \(TerminalText(path)): \(TerminalText(reason))"
    }
  }
}
