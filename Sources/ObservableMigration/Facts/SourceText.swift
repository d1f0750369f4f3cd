import SwiftSyntax

/// Answers about the white space and comments around places of one file.
struct SourceText {
  let bytes: [UInt8]

  private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
  private func isNewline(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  /// The first byte of the line that holds `offset`.
  func lineStart(of offset: Int) -> Int {
    var index = offset
    while index > 0, !isNewline(bytes[index - 1]) { index -= 1 }
    return index == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) && offset >= 3 ? 3 : index
  }

  /// The first byte of the line after the one that holds `offset`.
  func nextLineStart(after offset: Int) -> Int {
    var index = offset
    while index < bytes.count, !isNewline(bytes[index]) { index += 1 }
    if index < bytes.count {
      index += bytes[index] == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A ? 2 : 1
    }
    return index
  }

  /// The white space before `offset` on its line; nil where something else stands there.
  func indentation(of offset: Int) -> String? {
    let start = lineStart(of: offset)
    guard bytes[start..<offset].allSatisfy(isSpace) else { return nil }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  /// The white space at the start of the line that holds `offset`.
  func lineIndentation(at offset: Int) -> String {
    let start = lineStart(of: offset)
    var end = start
    while end < bytes.count, isSpace(bytes[end]) { end += 1 }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// The first byte at or after `offset` that is no white space.
  func nextVisible(from offset: Int) -> Int {
    var index = offset
    while index < bytes.count, isSpace(bytes[index]) || isNewline(bytes[index]) { index += 1 }
    return index
  }

  /// The first visible byte from `start` that is the first on its line, `end` where there is none before it.
  func firstOwnLine(from start: Int, to end: Int) -> Int {
    var visible = nextVisible(from: start)
    while visible < end, indentation(of: visible) == nil {
      visible = nextVisible(from: nextLineStart(after: visible))
    }
    return min(visible, end)
  }

  /// The end of the last visible byte before `offset`.
  func previousVisibleEnd(before offset: Int) -> Int {
    var index = offset
    while index > 0, isSpace(bytes[index - 1]) || isNewline(bytes[index - 1]) { index -= 1 }
    return index
  }

  func containsNewline(_ range: ByteRange) -> Bool {
    bytes[range.lowerBound..<range.upperBound].contains(where: isNewline)
  }

  /// The end of the line that holds `offset`, where nothing but a comment of one line follows on it.
  func endOfLine(ifOnlyCommentFollows offset: Int) -> Int? {
    var end = offset
    while end < bytes.count, !isNewline(bytes[end]) { end += 1 }
    let rest = bytes[offset..<end].drop(while: isSpace)
    return rest.isEmpty || rest.starts(with: "//".utf8) ? end : nil
  }

  func endsWithNewline(_ range: ByteRange) -> Bool {
    range.upperBound > range.lowerBound && isNewline(bytes[range.upperBound - 1])
  }

  func isBlank(_ range: ByteRange) -> Bool {
    bytes[range.lowerBound..<range.upperBound].allSatisfy { isSpace($0) || isNewline($0) }
  }

  /// Each `//` in the space between two tokens, up to the end of its line.
  func lineComments(in range: ByteRange) -> [ByteRange] {
    let slash = UInt8(ascii: "/")
    let newlines: [UInt8] = [UInt8(ascii: "\n"), UInt8(ascii: "\r")]
    var found: [ByteRange] = []
    var index = range.lowerBound
    while index + 1 < range.upperBound {
      guard bytes[index] == slash, bytes[index + 1] == slash else {
        index += 1
        continue
      }
      let end = bytes[index..<range.upperBound].firstIndex(where: newlines.contains) ?? range.upperBound
      found.append(ByteRange(index, end))
      index = end
    }
    return found
  }

  /// What goes with an attribute at `range`: the space up to what follows, so that a declaration keeps its line and its
  /// indentation; where the attribute ends a line that holds other things, the space before it instead.
  func removal(ofAttribute range: ByteRange) -> ByteRange {
    let next = nextVisible(from: range.upperBound)
    if containsNewline(ByteRange(range.upperBound, next)), indentation(of: range.lowerBound) == nil {
      return ByteRange(previousVisibleEnd(before: range.lowerBound), range.upperBound)
    }
    return ByteRange(range.lowerBound, next)
  }

  /// What goes with a statement: its lines where it stands alone on them, else it and the separator beside it.
  func removal(ofStatement range: ByteRange) -> ByteRange {
    let start = lineStart(of: range.lowerBound)
    let end = nextLineStart(after: range.upperBound)
    if isBlank(ByteRange(start, range.lowerBound)), isBlank(ByteRange(range.upperBound, end)) {
      return ByteRange(start, end)
    }
    var next = range.upperBound
    while next < bytes.count, isSpace(bytes[next]) { next += 1 }
    if next < bytes.count, bytes[next] == UInt8(ascii: ";") {
      next += 1
      while next < bytes.count, isSpace(bytes[next]) { next += 1 }
      return ByteRange(range.lowerBound, next)
    }
    var before = range.lowerBound
    while before > 0, isSpace(bytes[before - 1]) { before -= 1 }
    if before > 0, bytes[before - 1] == UInt8(ascii: ";") { return ByteRange(before - 1, range.upperBound) }
    return ByteRange(range.lowerBound, next)
  }

  /// What goes with a whole declaration: its lines and the blank line before it, where it stands alone on them.
  func removal(ofDeclaration range: ByteRange) -> ByteRange {
    let start = lineStart(of: range.lowerBound)
    let end = nextLineStart(after: range.upperBound)
    guard isBlank(ByteRange(start, range.lowerBound)), isBlank(ByteRange(range.upperBound, end)) else { return range }
    var lineEnd = max(0, start - 1)
    if lineEnd > 0, bytes[lineEnd] == 0x0A, bytes[lineEnd - 1] == 0x0D { lineEnd -= 1 }
    let previous = lineStart(of: lineEnd)
    let following = nextLineStart(after: end)
    let isBetweenBlankLines = isBlank(ByteRange(previous, start)) && isBlank(ByteRange(end, following))
    return ByteRange(isBetweenBlankLines ? previous : start, end)
  }
}

extension SyntaxProtocol {
  /// From the first to the last byte without the space and comments around.
  var byteRange: ByteRange {
    ByteRange(positionAfterSkippingLeadingTrivia.utf8Offset, endPositionBeforeTrailingTrivia.utf8Offset)
  }
}
