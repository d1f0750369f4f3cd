/// Tells from the bytes of a file, before it is parsed, whether the parser could follow its nesting.
///
/// Why: the parser recurses, and a stack that overflows cannot be caught. It also takes twice as long for each further
/// bracket of `[[[[…`. The scan reads tokens roughly (comments and string literals are known, regular expressions are
/// not) and errs on the side of refusing; real code stays far below each limit.
struct NestingScan {
  /// Brackets of all kinds within one another, which the parser and the compiler limit so themselves; `<` and `#if`,
  /// for which the parser's time grows with the square of their depth.
  static let maximumNesting = 256
  /// `[` within one another with nothing between that could not be part of a type: 12 take the parser a quarter of a
  /// second at worst, each more twice as long.
  static let maximumTypeBrackets = 12
  /// Everything else that can recurse, as the tokens of an unfinished expression or type.
  ///
  /// Every kind of nesting was measured to fit a stack of 512 MB at 10,000 levels, those that take one token a level at
  /// 30,000.
  static let maximumLevels = 12_000

  /// The offset at which the nesting passes a limit, or nil.
  static func firstTooDeep(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var scan = NestingScan(bytes: bytes)
    return scan.run()
  }

  /// A bracket that is open, and what was going on around it.
  private struct Frame {
    var bracket: UInt8
    /// The literal that goes on after this bracket, where it is an interpolation.
    var literal: Literal?
    /// The levels of all frames around.
    var base: Int
    /// Tokens since the last one that ends an expression and a type.
    var tokens = 0
    var angles = 0
    /// `else if` branches of the statement at hand.
    var branches = 0
    var typeBrackets = 0

    var levels: Int { base + tokens + angles + branches }
  }

  private struct Literal {
    var hashes: Int
    var isMultiline: Bool
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0
  private var frames: [Frame] = []
  private var frame = Frame(bracket: 0, base: 0)
  private var conditions = 0
  /// The last byte that was not blank, and whether a line has ended since.
  private var previous: UInt8 = 0
  private var lineEnded = false
  private var previousWord = 0..<0

  private init(bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  private mutating func run() -> Int? {
    while index < bytes.count {
      let start = index
      readToken()
      if frames.count > NestingScan.maximumNesting || frame.levels > NestingScan.maximumLevels
        || frame.typeBrackets > NestingScan.maximumTypeBrackets || frame.angles > NestingScan.maximumNesting
        || conditions > NestingScan.maximumNesting
      {
        return start
      }
    }
    return nil
  }

  private func byte(_ offset: Int) -> UInt8 {
    let place = index + offset
    return place < bytes.count ? bytes[place] : 0
  }

  private mutating func readToken() {
    let first = bytes[index]
    switch first {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      lineEnded = true
      index += 1
    case 0...0x20:
      index += 1
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"):
      while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"):
      skipBlockComment()
    default:
      readVisibleToken(first)
    }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if byte(0) == UInt8(ascii: "/") && byte(1) == UInt8(ascii: "*") {
        depth += 1
        index += 2
      } else if byte(0) == UInt8(ascii: "*") && byte(1) == UInt8(ascii: "/") {
        depth -= 1
        index += 2
      } else {
        index += 1
      }
    } while depth > 0 && index < bytes.count
  }

  private mutating func readVisibleToken(_ first: UInt8) {
    let start = index
    let wordEnd = first.isWordByte ? endOfWord(from: index) : index
    beginToken(first, word: start..<wordEnd)
    switch first {
    case _ where wordEnd > start:
      index = wordEnd
      frame.tokens += 1
      if first.isDigit { frame.typeBrackets = 0 }
      previousWord = start..<wordEnd
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      open(first, literal: nil)
      index += 1
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      index += 1
      close(first)
    case UInt8(ascii: ","), UInt8(ascii: ";"):
      frame.tokens = 0
      frame.typeBrackets = 0
      if first == UInt8(ascii: ";") { frame.angles = 0 }
      index += 1
    case UInt8(ascii: "\""):
      readLiteral(hashes: 0)
    case UInt8(ascii: "#"):
      readHash()
    default:
      readOperator()
    }
    previous = index > start && index <= bytes.count ? bytes[index - 1] : first
    lineEnded = false
  }

  /// Sees whether an expression or a statement has ended before the token that begins with `first`.
  private mutating func beginToken(_ first: UInt8, word: Range<Int>) {
    if previous == UInt8(ascii: "}") && !isWord(word, "else") { frame.branches = 0 }
    if isWord(word, "else") {
      frame.tokens = 0
      if nextWord(after: word.upperBound, is: "if") { frame.branches += 1 }
    }
    guard lineEnded else { return }
    let couldEnd = previous.isWordByte || [0x22, 0x29, 0x5D, 0x7D, 0x60].contains(previous)
    let couldBegin = !word.isEmpty || [0x23, 0x40, 0x60, 0x7D].contains(first)
    // A word that comes twice, as `try` may, goes on.
    if couldEnd && couldBegin && (word.isEmpty || !isSame(word, previousWord)) {
      frame.tokens = 0
      frame.angles = 0
    }
  }

  private mutating func open(_ bracket: UInt8, literal: Literal?) {
    frame.tokens += 1
    frames.append(frame)
    let typeBrackets = bracket == UInt8(ascii: "{") ? 0 : frame.typeBrackets
    frame = Frame(bracket: bracket, literal: literal, base: frame.levels)
    frame.typeBrackets = typeBrackets + (bracket == UInt8(ascii: "[") ? 1 : 0)
  }

  /// Closes a bracket; a brace also closes what was left open in it, any other that does not match counts for nothing.
  private mutating func close(_ bracket: UInt8) {
    let opening: UInt8 =
      switch bracket {
      case UInt8(ascii: ")"): UInt8(ascii: "(")
      case UInt8(ascii: "]"): UInt8(ascii: "[")
      default: UInt8(ascii: "{")
      }
    frame.tokens += 1
    guard frame.bracket == opening || (opening == UInt8(ascii: "{") && frames.contains { $0.bracket == opening }) else {
      return
    }
    while frame.bracket != opening { frame = frames.removeLast() }
    let literal = frame.literal
    frame = frames.removeLast()
    if let literal { readRest(of: literal) }
  }

  /// Reads from a quotation mark to the end of the literal or to its next interpolation.
  private mutating func readLiteral(hashes: Int) {
    let isMultiline = byte(1) == 0x22 && byte(2) == 0x22
    index += isMultiline ? 3 : 1
    frame.tokens += 1
    frame.typeBrackets = 0
    readRest(of: Literal(hashes: hashes, isMultiline: isMultiline))
  }

  /// Reads on inside a literal, to its end or to its next interpolation.
  private mutating func readRest(of literal: Literal) {
    while index < bytes.count {
      switch bytes[index] {
      case 0x0A, 0x0D:
        if !literal.isMultiline { return }
        index += 1
      case UInt8(ascii: "\\"):
        guard hasHashes(literal.hashes, at: index + 1) else {
          index += 1
          continue
        }
        index += 1 + literal.hashes
        if byte(0) == UInt8(ascii: "(") {
          open(UInt8(ascii: "("), literal: literal)
          index += 1
          return
        }
        if byte(0) != 0x0A && byte(0) != 0x0D { index += 1 }
      case 0x22:
        let quotes = literal.isMultiline ? 3 : 1
        if quotes == 3 && !(byte(1) == 0x22 && byte(2) == 0x22) || !hasHashes(literal.hashes, at: index + quotes) {
          index += 1
          continue
        }
        index += quotes + literal.hashes
        return
      default:
        index += 1
      }
    }
  }

  private func hasHashes(_ count: Int, at start: Int) -> Bool {
    guard start + count <= bytes.count else { return false }
    return bytes[start..<start + count].allSatisfy { $0 == UInt8(ascii: "#") }
  }

  private mutating func readHash() {
    var hashes = 0
    while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
    index += hashes
    if byte(0) == 0x22 { return readLiteral(hashes: hashes) }
    frame.tokens += 1
    let word = index..<endOfWord(from: index)
    if isWord(word, "if") { conditions += 1 }
    if isWord(word, "endif") { conditions = max(0, conditions - 1) }
    index = word.upperBound
  }

  private mutating func readOperator() {
    let start = index
    while index < bytes.count, bytes[index].isOperatorByte {
      if bytes[index] == UInt8(ascii: "/") && index > start && [0x2A, 0x2F].contains(byte(1)) { break }
      if bytes[index] == UInt8(ascii: "<") {
        if (index > 0 ? bytes[index - 1] : 0).isWordByte { frame.angles += 1 }
      } else if bytes[index] == UInt8(ascii: ">") && !(index > start && bytes[index - 1] == UInt8(ascii: "-")) {
        frame.angles = max(0, frame.angles - 1)
      }
      index += 1
    }
    if index == start { index += 1 }
    frame.tokens += 1
    if index - start == 1 && [UInt8(ascii: ":"), UInt8(ascii: "=")].contains(bytes[start]) { frame.typeBrackets = 0 }
    // Operands of a binary operator stand side by side in the tree; only these two nest.
    let isArrow = index - start == 2 && bytes[start] == UInt8(ascii: "-") && bytes[start + 1] == UInt8(ascii: ">")
    let isSpaced = start > 0 && bytes[start - 1] <= 0x20 && byte(0) <= 0x20
    if isSpaced && !isArrow && bytes[start] != UInt8(ascii: "?") && bytes[start] != UInt8(ascii: ":") {
      frame.tokens = 0
      frame.typeBrackets = 0
    }
  }

  // MARK: Words

  private func endOfWord(from start: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end].isWordByte { end += 1 }
    return end
  }

  private func isWord(_ range: Range<Int>, _ word: StaticString) -> Bool {
    guard range.count == word.utf8CodeUnitCount else { return false }
    return (0..<range.count).allSatisfy { bytes[range.lowerBound + $0] == word.utf8Start[$0] }
  }

  private func isSame(_ left: Range<Int>, _ right: Range<Int>) -> Bool {
    left.count == right.count && bytes[left].elementsEqual(bytes[right])
  }

  private func nextWord(after end: Int, is word: StaticString) -> Bool {
    var start = end
    while start < bytes.count, bytes[start] <= 0x20 { start += 1 }
    return isWord(start..<endOfWord(from: start), word)
  }
}
