import SwiftSyntax

/// How one `$x` is used as a publisher, as far as its own statement says it.
struct PublisherUse: Hashable, Codable {
  /// One operator of a chain.
  struct Operator: Hashable, Codable {
    var name: String
    /// An argument names the main queue or run loop.
    var isOnMain: Bool
  }

  /// `pipeline.assign(to: &$x)`.
  struct Assignment: Hashable, Codable {
    /// From `assign` to the closing parenthesis.
    var call: ByteRange
    /// The dot before `assign`.
    var dot: Int
    /// The operators before it, last one first.
    var operators: [Operator]
    /// The chain starts with some `$y`.
    var startsWithProjection: Bool
    /// `$x` stands alone or behind `self`.
    var isOwn: Bool
  }

  /// `.onReceive(model.$x) { value in … }`, whose closure names its value.
  struct Reception: Hashable, Codable {
    /// `onReceive`.
    var name: ByteRange
    /// `model.$x`.
    var argument: ByteRange
    /// Where the closure's parameter starts.
    var parameter: Int
  }

  /// The statement or the value that it stands in.
  var statement: ByteRange
  /// The operators that follow it.
  var operators: [Operator] = []
  var assignment: Assignment?
  var reception: Reception?
  /// It is handed over itself: as an argument, a result or an initial value.
  var isWhole: Bool
  /// `&$x` other than in an assignment.
  var isInout: Bool

  init(_ expression: ExprSyntax) {
    statement = Self.statement(around: Syntax(expression))
    let parent = expression.parent
    let hasMember = parent?.as(MemberAccessExprSyntax.self)?.base?.id == expression.id
    isInout = parent?.is(InOutExprSyntax.self) == true
    isWhole = !hasMember && !isInout
    reception = Self.reception(of: expression)
    var node = expression
    while let access = node.parent?.as(MemberAccessExprSyntax.self), access.base?.id == node.id,
      let call = access.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == ExprSyntax(access).id
    {
      operators.append(Operator(access.declName.baseName.text, call.arguments))
      node = ExprSyntax(call)
    }
    if isInout, let argument = parent?.parent?.as(LabeledExprSyntax.self), argument.label?.text == "to",
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
      let access = call.calledExpression.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "assign",
      let base = access.base
    {
      isInout = false
      let chain = Self.chain(endingAt: base)
      assignment = Assignment(
        call: ByteRange(access.declName.byteRange.lowerBound, call.byteRange.upperBound),
        dot: access.period.byteRange.lowerBound, operators: chain.operators,
        startsWithProjection: chain.startsWithProjection,
        isOwn: expression.is(DeclReferenceExprSyntax.self)
          || expression.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription == "self")
    }
  }

  private static func reception(of expression: ExprSyntax) -> Reception? {
    guard let argument = expression.parent?.as(LabeledExprSyntax.self), argument.label == nil,
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self), call.additionalTrailingClosures.isEmpty,
      let callee = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName
        ?? call.calledExpression.as(DeclReferenceExprSyntax.self), callee.baseName.text == "onReceive",
      call.arguments.count == 1, let closure = call.trailingClosure,
      case .simpleInput(let parameters)? = closure.signature?.parameterClause, parameters.count == 1,
      let parameter = parameters.first
    else { return nil }
    return Reception(
      name: callee.baseName.byteRange, argument: expression.byteRange, parameter: parameter.byteRange.lowerBound)
  }

  /// Whether a value reaches the end of the chain while it is being set.
  var isSynchronous: Bool { !operators.contains { Operator.scheduling.contains($0.name) } }

  private static func chain(endingAt base: ExprSyntax) -> (operators: [Operator], startsWithProjection: Bool) {
    var found: [Operator] = []
    var node = base
    while let call = node.as(FunctionCallExprSyntax.self),
      let access = call.calledExpression.as(MemberAccessExprSyntax.self), let next = access.base
    {
      found.append(Operator(access.declName.baseName.text, call.arguments))
      node = next
    }
    let name = node.as(DeclReferenceExprSyntax.self) ?? node.as(MemberAccessExprSyntax.self)?.declName
    return (found, name?.baseName.text.hasPrefix("$") == true)
  }

  private static func statement(around start: Syntax) -> ByteRange {
    var node = start
    while let parent = node.parent, !parent.is(CodeBlockItemSyntax.self), !parent.is(MemberBlockItemSyntax.self),
      !parent.is(ClosureExprSyntax.self), !parent.is(InitializerClauseSyntax.self)
    {
      node = parent
    }
    return node.byteRange
  }
}

extension PublisherUse.Assignment {
  /// Whether every value arrives on the main queue: by the last operator that schedules, or with the property that the
  /// chain starts with.
  var isOnMain: Bool {
    for step in operators {
      if PublisherUse.Operator.scheduling.contains(step.name) { return step.isOnMain }
      if !PublisherUse.Operator.immediate.contains(step.name) { return false }
    }
    return startsWithProjection
  }
}

extension PublisherUse.Operator {
  /// Operators that hand values on later, on a scheduler that they are given.
  static let scheduling: Set<String> = ["receive", "debounce", "throttle", "delay", "collect", "timeout"]
  /// Operators that hand values on at once.
  static let immediate: Set<String> = [
    "map", "compactMap", "filter", "removeDuplicates", "dropFirst", "prefix", "first", "last", "scan", "replaceNil",
    "replaceEmpty", "combineLatest", "merge", "zip", "eraseToAnyPublisher", "handleEvents", "print", "prepend",
    "append",
    "drop", "share", "count", "contains", "allSatisfy", "max", "min", "reduce", "output", "setFailureType",
  ]

  fileprivate init(_ name: String, _ arguments: LabeledExprListSyntax) {
    self.name = name
    isOnMain = arguments.contains {
      $0.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "main"
    }
  }
}
