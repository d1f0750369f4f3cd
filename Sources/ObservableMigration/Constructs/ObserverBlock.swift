/// Where a statement or an accessor goes in the braces of observers, laid out as what stands there.
struct ObserverBlock {
  private let accessors: Accessors
  private let text: SourceText
  private let lineEnding: String

  init(_ accessors: Accessors, _ text: SourceText, lineEnding: String) {
    self.accessors = accessors
    self.text = text
    self.lineEnding = lineEnding
  }

  /// What to insert behind the opening brace for one more accessor.
  func accessor(_ source: String) -> String {
    guard let first = accessors.accessors.first, let indentation = text.indentation(of: first.range.lowerBound) else {
      return " " + source
    }
    return lineEnding + indentation + source
  }

  /// Where and how a first statement goes.
  func first(_ statement: String, in statements: ByteRange) -> (offset: Int, text: String) {
    let start = text.nextVisible(from: statements.lowerBound)
    guard start < statements.upperBound else { return (statements.lowerBound, alone(statement, in: statements)) }
    if let indentation = text.indentation(of: start) {
      return (statements.lowerBound, lineEnding + indentation + statement)
    }
    return (statements.lowerBound, " " + statement + ";")
  }

  /// Where and how a last statement goes.
  func last(_ statement: String, in statements: ByteRange) -> (offset: Int, text: String) {
    let start = text.nextVisible(from: statements.lowerBound)
    guard start < statements.upperBound else { return (statements.lowerBound, alone(statement, in: statements)) }
    let end = text.previousVisibleEnd(before: statements.upperBound)
    if let indentation = text.indentation(of: start) { return (end, lineEnding + indentation + statement) }
    return (end, "; " + statement)
  }

  /// The only statement between braces.
  private func alone(_ statement: String, in statements: ByteRange) -> String {
    statements.count == 0 ? " " + statement + " " : " " + statement
  }
}
