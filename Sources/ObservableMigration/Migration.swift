/// The whole road from files to a diff.
public struct Migration: Sendable {
  public let options: MigrationOptions

  public init(options: MigrationOptions = MigrationOptions()) {
    self.options = options
  }

  /// What a run over `tree` would do. Writes nothing.
  ///
  /// Throws an `EditConflict` or a `RewriteError` only for a mistake of this tool; a file that cannot be read, parsed or
  /// changed is a finding.
  public func run(_ tree: SourceTree) throws -> MigrationResult {
    let threads = ParsingThreads(jobs: options.jobs)
    let (reader, analysis) = try threads.run { try Analysis.reading(tree, options: options) }
    let draft = PlanDraft(analysis, options: options)
    let patches = try FilePatch.patches(merging: draft.edits.map(\.edit), sources: reader.sources)
    let sources = reader.sources
    let rewritten = try threads.map(patches, costs: patches.map { sources[$0.path]?.bytes.count ?? 0 }) { patch in
      try RewrittenFile(applying: patch, to: sources[patch.path]!)
    }
    return MigrationResult(plan: draft.plan(with: reader), rewritten: rewritten)
  }
}

/// What one run would do, with the bytes to write.
public struct MigrationResult: Sendable {
  public let plan: Plan
  /// The files that change, sorted by path.
  public let rewritten: [RewrittenFile]

  public init(plan: Plan, rewritten: [RewrittenFile]) {
    self.plan = plan
    self.rewritten = rewritten
  }
}
