import Foundation

/// The files that one run reads, and how to read them.
///
/// Paths are relative to the root. A test gives one made of strings; the command gives one made by `SourceDiscovery`.
public struct SourceTree: Sendable {
  /// A Swift file (or a package manifest) under the root.
  public struct Entry: Hashable, Sendable {
    public let path: String
    /// Whether the tool may change it: under the given paths, not excluded, in no read-only folder.
    public let isEditable: Bool

    public init(path: String, isEditable: Bool = true) {
      self.path = path
      self.isEditable = isEditable
    }
  }

  /// Sorted by path, each path once.
  public let entries: [Entry]
  /// Reads one file; memory-mapped where that is safe. Throws what the file system says.
  public let contents: @Sendable (Entry) throws -> Data

  public init(entries: [Entry], contents: @escaping @Sendable (Entry) throws -> Data) {
    self.entries = entries.sorted { $0.path < $1.path }
    self.contents = contents
  }

  /// A tree in memory.
  public init(_ files: [SourceFile]) {
    let bytes = Dictionary(files.map { ($0.path, Data($0.bytes)) }, uniquingKeysWith: { first, _ in first })
    self.init(entries: files.map { Entry(path: $0.path, isEditable: $0.isEditable) }) { entry in
      bytes[entry.path] ?? Data()
    }
  }
}
