/// The edits of one file.
///
/// Invariant: sorted by start, disjoint, within the bounds of the file.
public struct FilePatch: Sendable {
  public let path: String
  public let edits: [Edit]

  init(path: String, edits: [Edit]) {
    self.path = path
    self.edits = edits
  }
}
