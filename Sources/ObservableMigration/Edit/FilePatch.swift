/// The edits of one file.
///
/// Invariant: sorted by start, disjoint, within the bounds of the file, and none leaves the file as it is. At one
/// offset there is at most one insertion; it stands before a replacement that starts there, and after one that ends
/// there.
public struct FilePatch: Sendable {
  public let path: String
  public let edits: [Edit]

  private init(path: String, edits: [Edit]) {
    self.path = path
    self.edits = edits
  }

  /// The patch that makes all of `edits` in `source`.
  ///
  /// Equal edits count once, whoever asks for them. Insertions at one offset are concatenated by `order`, then
  /// `replacement`. An edit that replaces bytes by the same bytes is dropped.
  public init(_ edits: [Edit], in source: SourceFile) throws(EditConflict) {
    for edit in edits where edit.range.lowerBound < 0 || edit.range.upperBound > source.bytes.count {
      throw EditConflict(.outOfBounds(edit, fileLength: source.bytes.count))
    }
    var merged: [Edit] = []
    // Insertions sort before a replacement at the same offset, because their range is shorter.
    for edit in edits.sorted(by: FilePatch.precedes) {
      guard let last = merged.last else {
        merged.append(edit)
        continue
      }
      let isSame = last.range == edit.range && last.replacement == edit.replacement
      if last.range.upperBound > edit.range.lowerBound && !isSame { throw EditConflict(.overlap(last, edit)) }
      merged.append(edit)
    }
    merged.removeAll { edit in
      source.bytes[edit.range.lowerBound..<edit.range.upperBound].elementsEqual(edit.replacement.utf8)
    }
    self.init(path: source.path, edits: FilePatch.joiningEdits(merged))
  }

  /// The patches that make all of `edits`, sorted by path; a file in which nothing would change has none.
  public static func patches(
    merging edits: [Edit], sources: [String: SourceFile]
  ) throws(EditConflict) -> [FilePatch] {
    let editsByPath = Dictionary(grouping: edits, by: \.path)
    var patches: [FilePatch] = []
    for path in editsByPath.keys.sorted() {
      let edits = editsByPath[path] ?? []
      guard let source = sources[path] else { throw EditConflict(.unknownFile(edits[0])) }
      let patch = try FilePatch(edits, in: source)
      if !patch.edits.isEmpty { patches.append(patch) }
    }
    return patches
  }

  /// The bytes of `source` with every edit made.
  func applied(to source: SourceFile) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(source.bytes.count + edits.reduce(0) { $0 + $1.replacement.utf8.count })
    var end = 0
    for edit in edits {
      bytes += source.bytes[end..<edit.range.lowerBound]
      bytes += edit.replacement.utf8
      end = edit.range.upperBound
    }
    bytes += source.bytes[end...]
    return bytes
  }

  /// A total order, so that the result does not depend on the order in which edits arrive.
  private static func precedes(_ left: Edit, _ right: Edit) -> Bool {
    let leftRange = left.range
    let rightRange = right.range
    if leftRange.lowerBound != rightRange.lowerBound { return leftRange.lowerBound < rightRange.lowerBound }
    if leftRange.upperBound != rightRange.upperBound { return leftRange.upperBound < rightRange.upperBound }
    return (left.order, left.replacement, left.owner) < (right.order, right.replacement, right.owner)
  }

  /// Makes one edit of those that share a range: equal replacements, or insertions.
  private static func joiningEdits(_ sorted: [Edit]) -> [Edit] {
    var result: [Edit] = []
    var next = 0
    while next < sorted.count {
      let first = sorted[next]
      let end = sorted[next...].firstIndex { $0.range != first.range } ?? sorted.count
      var texts: [String] = []
      for edit in sorted[next..<end] where !texts.contains(edit.replacement) { texts.append(edit.replacement) }
      var joined = first
      joined.replacement = texts.joined()
      joined.owner = Set(sorted[next..<end].map(\.owner)).sorted().joined(separator: ", ")
      result.append(joined)
      next = end
    }
    return result
  }
}
