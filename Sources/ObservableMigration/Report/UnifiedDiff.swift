/// A patch of rewritten files, as `git diff` prints it and `git apply` takes it.
///
/// Built from the edits, never by comparing texts: what is shown as changed is what was edited. Lines end with `\n`
/// alone, as they do for git, so that `\r` is part of a line.
public struct UnifiedDiff: Sendable {
  /// Unchanged lines around each change.
  static let context = 3

  /// Any bytes: paths are quoted, contents are as they are.
  public let bytes: [UInt8]

  /// - Parameter pathPrefix: stands before each path, empty or with a `/` at its end; leads from the top level of the
  ///   repository to the root.
  public init(_ files: [RewrittenFile], pathPrefix: String = "") {
    var bytes: [UInt8] = []
    for file in files {
      let blocks = ChangedLines(file)
      guard !blocks.blocks.isEmpty else { continue }
      UnifiedDiff.writeHeader(pathPrefix + file.source.path, to: &bytes)
      for hunk in UnifiedDiff.hunks(blocks.blocks) { UnifiedDiff.write(hunk, of: blocks, to: &bytes) }
    }
    self.bytes = bytes
  }

  private static func writeHeader(_ path: String, to bytes: inout [UInt8]) {
    let old = quoted("a/" + path)
    let new = quoted("b/" + path)
    // Behind a name with a space git puts a tab, so that the name's end is in no doubt.
    let end = path.utf8.contains(UInt8(ascii: " ")) ? "\t\n" : "\n"
    bytes += "diff --git \(old) \(new)\n--- \(old)\(end)+++ \(new)\(end)".utf8
  }

  /// Groups blocks with so few lines between them that their contexts touch.
  private static func hunks(_ blocks: [ChangedLines.Block]) -> [ArraySlice<ChangedLines.Block>] {
    var hunks: [ArraySlice<ChangedLines.Block>] = []
    var start = 0
    for index in 1..<max(1, blocks.count)
    where blocks[index].old.lowerBound - blocks[index - 1].old.upperBound > 2 * context {
      hunks.append(blocks[start..<index])
      start = index
    }
    hunks.append(blocks[start...])
    return hunks
  }

  private static func write(
    _ hunk: ArraySlice<ChangedLines.Block>, of file: ChangedLines, to bytes: inout [UInt8]
  ) {
    guard let first = hunk.first, let last = hunk.last else { return }
    let leading = min(context, first.old.lowerBound)
    let trailing = min(context, file.lines.count - last.old.upperBound)
    let old = first.old.lowerBound - leading..<last.old.upperBound + trailing
    let new = first.newStart - leading..<last.newStart + last.new.count + trailing
    bytes += "@@ -\(position(old)) +\(position(new)) @@\n".utf8
    var line = old.lowerBound
    for block in hunk {
      for context in file.lines[line..<block.old.lowerBound] { write(" ", context, to: &bytes) }
      for removed in file.lines[block.old] { write("-", removed, to: &bytes) }
      for added in block.new { write("+", added, to: &bytes) }
      line = block.old.upperBound
    }
    for context in file.lines[line..<old.upperBound] { write(" ", context, to: &bytes) }
  }

  /// The first line, from 1, and the count; of no lines, the line before.
  private static func position(_ lines: Range<Int>) -> String {
    switch lines.count {
    case 0: "\(lines.lowerBound),0"
    case 1: "\(lines.lowerBound + 1)"
    default: "\(lines.lowerBound + 1),\(lines.count)"
    }
  }

  private static func write(_ sign: String, _ line: ArraySlice<UInt8>, to bytes: inout [UInt8]) {
    bytes += sign.utf8
    bytes += line
    if line.last != UInt8(ascii: "\n") { bytes += "\n\\ No newline at end of file\n".utf8 }
  }

  /// A path as git writes it: in C quotes where it holds a control character, a quote, a backslash or non-ASCII bytes.
  static func quoted(_ path: String) -> String {
    let plain = path.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F && $0 != 0x22 && $0 != 0x5C }
    if plain { return path }
    var result = "\""
    for byte in path.utf8 {
      switch byte {
      case 0x07: result += "\\a"
      case 0x08: result += "\\b"
      case 0x09: result += "\\t"
      case 0x0A: result += "\\n"
      case 0x0B: result += "\\v"
      case 0x0C: result += "\\f"
      case 0x0D: result += "\\r"
      case 0x22: result += "\\\""
      case 0x5C: result += "\\\\"
      case 0x20..<0x7F: result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let octal = String(byte, radix: 8)
        result += "\\" + String(repeating: "0", count: 3 - octal.count) + octal
      }
    }
    return result + "\""
  }
}
