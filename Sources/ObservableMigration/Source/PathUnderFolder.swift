import Foundation

extension URL {
  /// The path that leads here from `folder`: empty where both are the same, nil where this does not lie under it.
  ///
  /// Why: bytes are compared, not characters, so that no name is taken for another one or cut in the wrong place.
  public func path(under folder: URL) -> String? {
    if path.utf8.elementsEqual(folder.path.utf8) { return "" }
    let prefix = folder.path == "/" ? "/" : folder.path + "/"
    guard path.utf8.starts(with: prefix.utf8) else { return nil }
    return String(decoding: path.utf8.dropFirst(prefix.utf8.count), as: UTF8.self)
  }
}
