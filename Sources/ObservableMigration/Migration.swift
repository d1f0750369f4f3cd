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
    try draft(tree).result()
  }

  /// Reads `tree` and resolves all of it, so that several results can be had from one reading.
  public func draft(_ tree: SourceTree) throws -> MigrationDraft {
    let threads = ParsingThreads(jobs: options.jobs)
    let (reader, analysis) = try threads.run { try Analysis.reading(tree, options: options) }
    return MigrationDraft(reader: reader, analysis: analysis, threads: threads, options: options)
  }
}

/// A tree that was read and resolved, from which each choice of changes gives its own result.
public struct MigrationDraft: Sendable {
  let reader: SourceReader
  let analysis: Analysis
  let threads: ParsingThreads
  let options: MigrationOptions

  /// What migrates when the families of the classes declared at `declined` stay as they are.
  ///
  /// Changes are not independent (two may insert at one place, an import may go only when both apply), so the result
  /// without some of them is planned anew and not made by leaving out edits.
  public func result(declining declined: Set<Location> = []) throws -> MigrationResult {
    let draft = PlanDraft(analysis, options: options, declined: declined)
    let patches = try FilePatch.patches(merging: draft.edits.map(\.edit), sources: reader.sources)
    let sources = reader.sources
    let rewritten = try threads.map(patches, costs: patches.map { sources[$0.path]?.bytes.count ?? 0 }) { patch in
      try RewrittenFile(applying: patch, to: sources[patch.path]!)
    }
    let plan = draft.plan(with: reader)
    let told = Set(plan.findings.map(\.location.path)).union(rewritten.map(\.source.path))
    return MigrationResult(plan: plan, rewritten: rewritten, sources: sources.filter { told.contains($0.key) })
  }
}

/// What one run would do, with the bytes to write.
public struct MigrationResult: Sendable {
  public let plan: Plan
  /// The files that change, sorted by path.
  public let rewritten: [RewrittenFile]
  /// The files that change or that a finding speaks of, as they were read.
  public let sources: [String: SourceFile]

  public init(plan: Plan, rewritten: [RewrittenFile], sources: [String: SourceFile] = [:]) {
    self.plan = plan
    self.rewritten = rewritten
    self.sources = sources
  }
}
