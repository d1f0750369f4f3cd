/// One file before and after its edits.
///
/// Invariant: `bytes` are those of `source` with the edits of `patch` made, and have no syntax error.
public struct RewrittenFile: Sendable {
  public let source: SourceFile
  /// The edits that lead from `source` to `bytes`.
  public let patch: FilePatch
  public let bytes: [UInt8]
}
