extension RewrittenFile {
  /// Makes the edits of `patch` in `source` and parses the result.
  ///
  /// Expects that `source` itself has no syntax error. Parsing needs a large stack: call this inside `ParsingThreads`.
  public init(applying patch: FilePatch, to source: SourceFile) throws(RewriteError) {
    precondition(patch.path == source.path, "a patch applies to its own file only")
    let bytes = patch.applied(to: source)
    let result = SourceFile(path: source.path, bytes: bytes, isEditable: source.isEditable)
    if case .failure(let defect) = result.parsed() {
      throw RewriteError(path: source.path, defect: defect, owners: Set(patch.edits.map(\.owner)).sorted())
    }
    self.init(source: source, patch: patch, bytes: bytes)
  }
}

/// The edits of one file have broken its syntax: a mistake of this tool, never of its user.
public struct RewriteError: Error, Hashable, Sendable, CustomStringConvertible {
  public let path: String
  /// What is wrong with the result; an offset in it counts the bytes of the result.
  public let defect: SourceDefect
  /// Whose edits the file holds, sorted.
  public let owners: [String]

  public var description: String {
    let owners = TerminalText(owners.joined(separator: ", "))
    return "\(TerminalText(path)): the rewritten file \(defect), after edits by \(owners)"
  }
}
