/// A lexical scope of one file.
struct Scope: Hashable, Codable, Sendable {
  enum Kind: Hashable, Codable, Sendable {
    case file
    /// The members of the type declaration with this index.
    case type(Int)
    /// A function, initialiser, subscript or accessor.
    case function
    case closure
    /// Branches, loops and bare braces.
    case block
  }

  var kind: Kind
  var parent: Int?
  var range: ByteRange
  /// Names declared in it, in source order.
  var locals: [Local] = []
  var generics = Generics()
  var body: Body?
}

/// A name declared in a body: parameter, variable, pattern, local function.
struct Local: Hashable, Codable, Sendable {
  enum Source: Hashable, Codable, Sendable {
    case annotation(TypeName)
    case value(Expression)
    /// Unwrapped by `if let`, `guard let`, `while let`.
    case unwrapped(Expression)
    /// An element of the value: `for x in …`.
    case element(Expression)
    case function(TypeName?)
    case unknown
  }

  var name: String
  var source: Source
  /// Uses before this offset mean something else.
  var visibleFrom: Int
  var range: ByteRange
  var isVariable: Bool
  /// Wrapper attributes, as `ObservedObject` or `Bindable`.
  var attributes: [String]
  var isParameter: Bool
}

/// A body that statements can be put into.
struct Body: Hashable, Codable, Sendable {
  enum Owner: String, Hashable, Codable, Sendable {
    case function, initializer, getter, accessor, closure
  }

  enum Single: String, Hashable, Codable, Sendable {
    case expression
    /// An `if` or `switch` expression.
    case branching
  }

  var owner: Owner
  /// The member or function that owns it, or the callee that a closure is passed to.
  var name: String
  /// Where a statement can be put first: before the first statement and the comments that stand above it.
  var start: Int
  /// The first statement, without leading comments.
  var firstStatement: ByteRange?
  var statementCount: Int
  /// Set where the body is one expression without `return`.
  var single: Single?
  /// `{ x }` on one line.
  var isOneLine: Bool
  /// The white space before the first statement on its line; nil where it is not first on its line.
  var indentation: String?
  /// Attributes of the owner (`ViewBuilder`, …).
  var attributes: [String]
  var hasReturnStatement: Bool
  var returnsValue: Bool
  /// The result type as written.
  var result: TypeName?
}
