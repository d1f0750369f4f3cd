/// One file before and after its edits.
public struct RewrittenFile: Sendable {
  public let source: SourceFile
  /// The edits that lead from `source` to `bytes`.
  public let patch: FilePatch
  public let bytes: [UInt8]

  public init(source: SourceFile, patch: FilePatch, bytes: [UInt8]) {
    self.source = source
    self.patch = patch
    self.bytes = bytes
  }
}
