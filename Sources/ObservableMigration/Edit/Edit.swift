/// Replaces the bytes in `range` of one file with `replacement`.
public struct Edit: Hashable, Sendable {
  /// The file, relative to the root.
  public var path: String
  public var range: ByteRange
  public var replacement: String
  /// Who asks for it (construct and declaration), for the message of an `EditConflict`.
  public var owner: String
  /// Sorts insertions at one offset: smaller first, then by `replacement`.
  public var order: Int

  public init(path: String, range: ByteRange, replacement: String, owner: String, order: Int = 0) {
    self.path = path
    self.range = range
    self.replacement = replacement
    self.owner = owner
    self.order = order
  }
}
