/// The lines that the edits of one file change.
///
/// Invariant: the blocks are sorted, no two of them touch, and neither the first nor the last line of a block is the
/// same before and after.
struct ChangedLines {
  /// Lines that are replaced.
  struct Block {
    /// The lines before, from 0; empty where lines are only added.
    var old: Range<Int>
    /// The line at which the block begins afterwards, from 0.
    var newStart: Int
    /// The lines afterwards, each with its `\n`.
    var new: [ArraySlice<UInt8>]
  }

  /// The lines before, each with its `\n`; the last may have none.
  let lines: [ArraySlice<UInt8>]
  let blocks: [Block]

  init(_ file: RewrittenFile) {
    let lines = ChangedLines.lines(of: file.source.bytes[...])
    self.lines = lines
    var blocks: [Block] = []
    var shift = 0
    var index = 0
    let edits = file.patch.edits
    while index < edits.count {
      // Take the edits that share a line together.
      let first = ChangedLines.line(at: edits[index].range.lowerBound, in: lines)
      var last = ChangedLines.line(at: edits[index].range.upperBound, in: lines)
      var end = index + 1
      while end < edits.count, ChangedLines.line(at: edits[end].range.lowerBound, in: lines) <= last {
        last = max(last, ChangedLines.line(at: edits[end].range.upperBound, in: lines))
        end += 1
      }
      let old = first..<min(last + 1, lines.count)
      let text = ChangedLines.text(of: lines[old], in: file.source.bytes, after: edits[index..<end])
      let whole = Block(old: old, newStart: first + shift, new: ChangedLines.lines(of: text[...]))
      shift += whole.new.count - old.count
      ChangedLines.append(ChangedLines.trimmed(whole, lines), to: &blocks)
      index = end
    }
    self.blocks = ChangedLines.slid(blocks, before: lines, after: ChangedLines.lines(of: file.bytes[...]))
  }

  /// `blocks`, those that only add or only remove lines moved to where git shows them.
  private static func slid(
    _ blocks: [Block], before: [ArraySlice<UInt8>], after: [ArraySlice<UInt8>]
  ) -> [Block] {
    var blocks = blocks
    for index in blocks.indices where blocks[index].old.isEmpty != blocks[index].new.isEmpty {
      let block = blocks[index]
      // One unchanged line stays between blocks.
      let room = min(block.old.lowerBound, block.newStart)
      let linesBefore = index > 0 ? block.old.lowerBound - blocks[index - 1].old.upperBound - 1 : room
      let next = index + 1 < blocks.count ? blocks[index + 1].old.lowerBound - 1 : before.count
      let linesBehind = next - block.old.upperBound
      let isRemoval = block.new.isEmpty
      let group = isRemoval ? block.old : block.newStart..<block.newStart + block.new.count
      let lines = isRemoval ? before : after
      let best = SlidingGroup(lines: lines).best(
        of: group, within: group.lowerBound - linesBefore..<group.upperBound + linesBehind)
      let shift = best.lowerBound - group.lowerBound
      blocks[index].old = block.old.lowerBound + shift..<block.old.upperBound + shift
      blocks[index].newStart += shift
      if !isRemoval { blocks[index].new = Array(after[best]) }
    }
    return blocks
  }

  /// The line that holds the byte at `offset`; the one after the last where the file ends with `\n` before it.
  private static func line(at offset: Int, in lines: [ArraySlice<UInt8>]) -> Int {
    var low = 0
    var high = lines.count
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].endIndex <= offset { low = middle + 1 } else { high = middle }
    }
    // The end of a last line without `\n` belongs to that line.
    if low == lines.count, let last = lines.last, last.last != UInt8(ascii: "\n") { return low - 1 }
    return low
  }

  private static func lines(of bytes: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = bytes.startIndex
    for index in bytes.indices where bytes[index] == UInt8(ascii: "\n") {
      lines.append(bytes[start...index])
      start = index + 1
    }
    if start < bytes.endIndex { lines.append(bytes[start...]) }
    return lines
  }

  private static func text(
    of lines: ArraySlice<ArraySlice<UInt8>>, in source: [UInt8], after edits: ArraySlice<Edit>
  ) -> [UInt8] {
    var text: [UInt8] = []
    var start = lines.first?.startIndex ?? source.count
    for edit in edits {
      text += source[start..<edit.range.lowerBound]
      text += edit.replacement.utf8
      start = edit.range.upperBound
    }
    return text + source[start..<(lines.last?.endIndex ?? source.count)]
  }

  /// `block` without the lines at its borders that are the same before and after.
  private static func trimmed(_ block: Block, _ lines: [ArraySlice<UInt8>]) -> Block {
    var block = block
    let common = zip(lines[block.old], block.new).prefix { $0 == $1 }.count
    block.old = block.old.lowerBound + common..<block.old.upperBound
    block.newStart += common
    block.new.removeFirst(common)
    let tail = zip(lines[block.old].reversed(), block.new.reversed()).prefix { $0 == $1 }.count
    block.old = block.old.lowerBound..<block.old.upperBound - tail
    block.new.removeLast(tail)
    return block
  }

  private static func append(_ block: Block, to blocks: inout [Block]) {
    if block.old.isEmpty && block.new.isEmpty { return }
    guard let last = blocks.last, last.old.upperBound == block.old.lowerBound else { return blocks.append(block) }
    blocks[blocks.count - 1].old = last.old.lowerBound..<block.old.upperBound
    blocks[blocks.count - 1].new += block.new
  }
}
