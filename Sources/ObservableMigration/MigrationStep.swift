/// One change on top of those before it: what a reviewer takes in one piece.
public struct MigrationStep: Sendable {
  /// One file as the step finds it and as it leaves it.
  public struct File: Sendable {
    public let path: String
    public let before: [UInt8]
    public let after: [UInt8]

    public init(path: String, before: [UInt8], after: [UInt8]) {
      self.path = path
      self.before = before
      self.after = after
    }
  }

  public let change: Change
  /// Sorted by path.
  public let files: [File]
}

extension MigrationDraft {
  /// All changes one after the other: each step is what planning with one change more makes of the files, so that after
  /// every step the code is whole, and after the last one it is what `result()` gives.
  public func steps(of result: MigrationResult) throws -> [MigrationStep] {
    let changes = result.plan.changes
    let all = Set(result.plan.verdicts.map(\.location))
    var known: [String: [UInt8]] = [:]
    var done: Set<Location> = []
    return try changes.map { change in
      done.formUnion(change.locations)
      let next = try self.result(declining: all.subtracting(done))
      let files = next.rewritten.compactMap { file -> MigrationStep.File? in
        let before = known[file.source.path] ?? file.source.bytes
        guard before != file.bytes else { return nil }
        known[file.source.path] = file.bytes
        return MigrationStep.File(path: file.source.path, before: before, after: file.bytes)
      }
      return MigrationStep(change: change, files: files)
    }
  }
}
