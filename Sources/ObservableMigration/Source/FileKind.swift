import Foundation

/// What stands at a path of the file system.
enum FileKind: Hashable, Sendable {
  case file, folder, link, other

  /// What stands at `path` itself, or nil where nothing does.
  init?(at path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  /// What `path` leads to when links are followed.
  init?(following path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  private init(_ status: stat) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .folder
    case S_IFLNK: self = .link
    default: self = .other
    }
  }
}

/// Remembers which folders under a root are folders all the way, with no link among them.
struct FolderLinks {
  private let root: String
  /// By bytes: names that look the same may be two folders.
  private var known: [[UInt8]: Bool] = [[]: true]

  init(root: String) {
    self.root = root
  }

  /// Whether `folder` (relative to the root, empty for the root itself) is reached without following a link.
  mutating func isReal(_ folder: Substring) -> Bool {
    let key = Array(folder.utf8)
    if let answer = known[key] { return answer }
    let answer = isReal(folder.parentFolder) && FileKind(at: "\(root)/\(folder)") == .folder
    known[key] = answer
    return answer
  }
}

extension StringProtocol where SubSequence == Substring, UTF8View: BidirectionalCollection {
  /// A path without its last component, empty where it has only one.
  ///
  /// By bytes: a slash before a combining mark is no `Character` of its own.
  var parentFolder: Substring {
    utf8.lastIndex(of: UInt8(ascii: "/")).map { self[..<$0] } ?? ""
  }

  /// The components of a path.
  var pathComponents: [String] {
    utf8.split(separator: UInt8(ascii: "/")).map { String(decoding: $0, as: UTF8.self) }
  }
}
