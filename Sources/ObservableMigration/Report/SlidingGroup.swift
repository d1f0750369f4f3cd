/// Lines that are added or removed as one group, where the same change can be shown in several places: of `a b a`,
/// either `a b` or `b a` may be what was added behind an `a`.
///
/// Why: git shows the place that reads best by indentation and blank lines. The weights are git's own.
struct SlidingGroup {
  /// All lines of the side that holds the group: before for a removal, afterwards for an addition.
  let lines: [ArraySlice<UInt8>]

  /// Where git shows the group that stands at `group`; it stays within `bounds`.
  func best(of group: Range<Int>, within bounds: Range<Int>) -> Range<Int> {
    let size = group.count
    var start = group.lowerBound
    while start > bounds.lowerBound, lines[start - 1] == lines[start - 1 + size] { start -= 1 }
    var end = group.upperBound
    while end < bounds.upperBound, lines[end] == lines[end - size] { end += 1 }
    let firstEnd = start + size
    if end == firstEnd { return group }
    var best = end
    var bestScore: Score?
    for end in max(firstEnd, end - size - 1, end - SlidingGroup.maximumSliding)...end {
      var score = Score()
      score.add(Split(at: end, in: lines))
      score.add(Split(at: end - size, in: lines))
      if let other = bestScore, score.compared(to: other) > 0 { continue }
      best = end
      bestScore = score
    }
    return best - size..<best
  }

  private static let maximumSliding = 100

  /// What stands around the place where a group begins or ends.
  private struct Split {
    private static let maximumBlanks = 20

    let isEndOfFile: Bool
    /// The indentation of the line at the place; nil for a blank line and the end of the file.
    let indent: Int?
    /// Blank lines before and behind, and the indentation of the nearest lines that are not blank.
    var blanksBefore = 0
    var indentBefore: Int?
    var blanksBehind = 0
    var indentBehind: Int?

    init(at place: Int, in lines: [ArraySlice<UInt8>]) {
      isEndOfFile = place >= lines.count
      indent = place < lines.count ? SlidingGroup.indent(of: lines[place]) : nil
      for line in lines[..<place].reversed() {
        indentBefore = SlidingGroup.indent(of: line)
        if indentBefore != nil { break }
        blanksBefore += 1
        if blanksBefore == Split.maximumBlanks {
          indentBefore = 0
          break
        }
      }
      guard place + 1 < lines.count else { return }
      for line in lines[(place + 1)...] {
        indentBehind = SlidingGroup.indent(of: line)
        if indentBehind != nil { break }
        blanksBehind += 1
        if blanksBehind == Split.maximumBlanks {
          indentBehind = 0
          break
        }
      }
    }
  }

  /// How badly a place reads; smaller is better.
  private struct Score {
    private var indent = 0
    private var penalty = 0

    mutating func add(_ split: Split) {
      if split.indentBefore == nil && split.blanksBefore == 0 { penalty += 1 }
      if split.isEndOfFile { penalty += 21 }
      let blanksBehind = split.indent == nil ? 1 + split.blanksBehind : 0
      let blanks = split.blanksBefore + blanksBehind
      penalty += -30 * blanks + 6 * blanksBehind
      let own = split.indent ?? split.indentBehind
      indent += own ?? -1
      guard let own, let before = split.indentBefore, own != before else { return }
      if own > before {
        penalty += blanks > 0 ? 10 : -4
      } else if let behind = split.indentBehind, behind > own {
        penalty += blanks > 0 ? 17 : 24
      } else {
        penalty += blanks > 0 ? 17 : 23
      }
    }

    func compared(to other: Score) -> Int {
      60 * (indent - other.indent).signum() + penalty - other.penalty
    }
  }

  /// The columns before the first visible character, with tabs at every eighth; nil for a blank line.
  private static func indent(of line: ArraySlice<UInt8>) -> Int? {
    var indent = 0
    for byte in line {
      switch byte {
      case UInt8(ascii: " "): indent += 1
      case UInt8(ascii: "\t"): indent += 8 - indent % 8
      case 0x0A...0x0D: break
      default: return indent
      }
      if indent >= 200 { return 200 }
    }
    return nil
  }
}
