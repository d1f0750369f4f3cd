/// One file before and after its edits.
///
/// Invariant: `bytes` are those of `source` with the edits of `patch` made, and have no syntax error.
public struct RewrittenFile: Sendable {
  public let source: SourceFile
  /// The edits that lead from `source` to `bytes`.
  public let patch: FilePatch
  public let bytes: [UInt8]

  init(source: SourceFile, patch: FilePatch, bytes: [UInt8]) {
    self.source = source
    self.patch = patch
    self.bytes = bytes
  }
}
