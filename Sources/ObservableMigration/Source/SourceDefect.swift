import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// Why a file cannot be read as Swift. Such a file is left as it is; the rest of the run goes on.
public enum SourceDefect: Error, Hashable, Sendable, CustomStringConvertible {
  /// The bytes from `offset` are not UTF-8.
  case notUTF8(offset: Int)
  /// The brackets, clauses or expressions around `offset` are nested deeper than the parser can follow.
  case tooDeep(offset: Int)
  /// The parser refuses what stands at `offset`, where it says what it refuses.
  case syntaxError(offset: Int, message: String)

  /// The byte at which the defect was noticed.
  public var offset: Int {
    switch self {
    case .notUTF8(let offset), .tooDeep(let offset), .syntaxError(let offset, _): offset
    }
  }

  /// A predicate: "is not UTF-8", "has a syntax error: expected '}' to end class".
  public var description: String {
    switch self {
    case .notUTF8: "is not UTF-8"
    case .tooDeep: "is nested too deeply to parse"
    case .syntaxError(_, let message): "has a syntax error: \(TerminalText(message))"
    }
  }
}

extension SourceFile {
  /// The tree of this file, or why there is none.
  ///
  /// Offsets in the tree are byte offsets of the file: a byte order mark, every kind of line end and NUL bytes are
  /// trivia of the tree. Needs the stack of `ParsingThreads`.
  public func parsed() -> Result<SourceFileSyntax, SourceDefect> {
    bytes.withUnsafeBufferPointer { bytes in
      if let offset = firstInvalidUTF8(in: bytes) { return .failure(.notUTF8(offset: offset)) }
      if let offset = NestingScan.firstTooDeep(in: bytes) { return .failure(.tooDeep(offset: offset)) }
      let tree = blankingShebang(behindMarkIn: bytes).map(parse) ?? Parser.parse(source: bytes)
      guard tree.hasError else { return .success(tree) }
      return .failure(firstSyntaxError(in: tree))
    }
  }
}

/// A copy in which a `#!` line is blank, where one stands behind a byte order mark: the compiler takes it, the parser
/// alone does not.
private func blankingShebang(behindMarkIn bytes: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
  guard bytes.starts(with: [0xEF, 0xBB, 0xBF, 0x23, 0x21]) else { return nil }
  let end = bytes.firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
  return bytes[..<3] + Array(repeating: 0x20, count: end - 3) + bytes[end...]
}

private func parse(_ bytes: [UInt8]) -> SourceFileSyntax {
  bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
}

/// The first of the parser's complaints about `tree`, by place.
///
/// Why: wording the complaints takes time that grows with the square of their number, so a file with very many only
/// gets the place.
private func firstSyntaxError(in tree: SourceFileSyntax) -> SourceDefect {
  let places = ErrorPlaces(viewMode: .all)
  places.walk(tree)
  if places.count < ErrorPlaces.limit {
    let errors = ParseDiagnosticsGenerator.diagnostics(for: tree).filter { $0.diagMessage.severity == .error }
    if let first = errors.min(by: { $0.position < $1.position }) {
      return .syntaxError(offset: first.position.utf8Offset, message: first.message)
    }
  }
  return .syntaxError(offset: places.first, message: "unexpected or missing code")
}

/// Counts the places at which something is missing or unexpected, up to a limit.
private final class ErrorPlaces: SyntaxAnyVisitor {
  static let limit = 100

  private(set) var count = 0
  private(set) var first = 0

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    guard node.hasError, count < ErrorPlaces.limit else { return .skipChildren }
    guard node.is(TokenSyntax.self) || node.is(UnexpectedNodesSyntax.self) else { return .visitChildren }
    if count == 0 { first = node.positionAfterSkippingLeadingTrivia.utf8Offset }
    count += 1
    return .skipChildren
  }
}

/// The offset of the first byte that cannot stand in UTF-8 (overlong forms, surrogates and values past U+10FFFF
/// included), or nil.
private func firstInvalidUTF8(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
  var index = 0
  let count = bytes.count
  while index < count {
    let lead = bytes[index]
    if lead < 0x80 {
      index += 1
      continue
    }
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch lead {
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: length = 4
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return index
    }
    guard index + length <= count, second.contains(bytes[index + 1]) else { return index }
    for offset in 2..<max(length, 2) where bytes[index + offset] & 0xC0 != 0x80 { return index }
    index += length
  }
  return nil
}
