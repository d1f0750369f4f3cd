import SwiftOperators
import SwiftSyntax

/// An expression as far as its type matters: plain values without syntax nodes.
indirect enum Expression: Hashable, Codable, Sendable {
  enum Literal: String, Hashable, Codable, Sendable {
    case integer, float, string, boolean, none, regex
  }

  struct Argument: Hashable, Codable, Sendable {
    var label: String?
    var value: Expression
  }

  case name(String, arguments: [TypeName])
  case member(Expression, String)
  /// `.shared`, whose base is what the context expects.
  case implicitMember(String)
  case call(Expression, [Argument])
  case subscripted(Expression)
  /// `x!`, and `try!`.
  case forced(Expression)
  /// `x?` in a chain.
  case chained(Expression)
  case optional(Expression)
  case cast(TypeName, isOptional: Bool)
  /// `a ? b : c`, `a ?? b` and the branches of an `if` or `switch` expression; whatever holds for all of them holds.
  case either([Expression])
  case coalescing(Expression, Expression)
  case array([Expression])
  case dictionary([Expression], [Expression])
  case tuple([Expression])
  /// A closure, with its result as far as its signature or its only expression says it.
  case closure(TypeName?, Expression?)
  /// The names of a key path without its root.
  case keyPath([String])
  case literal(Literal)
  case selfReference
  case superReference
  /// `[Item]`, `Item?` or a generic type used as an expression.
  case type(TypeName)
  case unknown
}

extension Expression {
  /// How many levels are kept; deeper ones are `unknown`.
  private static let maximumDepth = 24

  init(_ syntax: ExprSyntax, depth: Int = 0) {
    guard depth < Self.maximumDepth else {
      self = .unknown
      return
    }
    func inner(_ expression: ExprSyntax) -> Expression { Expression(expression, depth: depth + 1) }
    switch syntax.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let reference):
      switch reference.baseName.tokenKind {
      case .keyword(.self): self = .selfReference
      case .dollarIdentifier(let name): self = .name(name, arguments: [])
      default: self = .name(reference.baseName.identifierText, arguments: [])
      }
    case .superExpr: self = .superReference
    case .memberAccessExpr(let access):
      let name = access.declName.baseName.identifierText
      guard let base = access.base else {
        self = .implicitMember(name)
        return
      }
      self = name == "self" ? inner(base) : .member(inner(base), name)
    case .functionCallExpr(let call):
      self = .call(
        inner(call.calledExpression),
        call.arguments.prefix(6).map { Argument(label: $0.label?.identifierText, value: inner($0.expression)) })
    case .subscriptCallExpr(let call): self = .subscripted(inner(call.calledExpression))
    case .forceUnwrapExpr(let forced): self = .forced(inner(forced.expression))
    case .optionalChainingExpr(let chain): self = .chained(inner(chain.expression))
    case .genericSpecializationExpr(let generic):
      if case .declReferenceExpr(let reference) = generic.expression.as(ExprSyntaxEnum.self) {
        self = .name(reference.baseName.identifierText, arguments: generic.genericArgumentClause.typeNames)
      } else if let type = TypeName(expression: syntax) {
        self = .type(type)
      } else {
        self = .unknown
      }
    case .tryExpr(let attempt):
      let value = inner(attempt.expression)
      self = attempt.questionOrExclamationMark?.tokenKind == .postfixQuestionMark ? .optional(value) : value
    case .awaitExpr(let wait): self = inner(wait.expression)
    case .consumeExpr(let consume): self = inner(consume.expression)
    case .copyExpr(let copy): self = inner(copy.expression)
    case .borrowExpr(let borrow): self = inner(borrow.expression)
    case .inOutExpr(let reference): self = inner(reference.expression)
    case .tupleExpr(let tuple):
      let elements = tuple.elements.map { inner($0.expression) }
      self = elements.count == 1 ? elements[0] : .tuple(elements)
    case .sequenceExpr(let sequence):
      guard let folded = try? OperatorTable.standardOperators.foldSingle(sequence), !folded.is(SequenceExprSyntax.self)
      else {
        self = .unknown
        return
      }
      self = inner(folded)
    case .ternaryExpr(let ternary):
      self = .either([inner(ternary.thenExpression), inner(ternary.elseExpression)])
    case .infixOperatorExpr(let infix):
      self =
        infix.operator.as(BinaryOperatorExprSyntax.self)?.operator.text == "??"
        ? .coalescing(inner(infix.leftOperand), inner(infix.rightOperand)) : .unknown
    case .asExpr(let cast):
      self = .cast(TypeName(cast.type), isOptional: cast.questionOrExclamationMark?.tokenKind == .postfixQuestionMark)
    case .arrayExpr(let array): self = .array(array.elements.prefix(4).map { inner($0.expression) })
    case .dictionaryExpr(let dictionary):
      if case .elements(let elements) = dictionary.content {
        self = .dictionary(
          elements.prefix(4).map { inner($0.key) }, elements.prefix(4).map { inner($0.value) })
      } else {
        self = .dictionary([], [])
      }
    case .closureExpr(let closure):
      let value = Self.value(of: closure.statements, depth: depth)
      self = .closure(
        closure.signature?.returnClause.map { TypeName($0.type) }, value == .unknown ? nil : value)
    case .keyPathExpr(let path):
      self = .keyPath(
        path.components.compactMap {
          $0.component.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName.identifierText
        })
    case .integerLiteralExpr: self = .literal(.integer)
    case .floatLiteralExpr: self = .literal(.float)
    case .stringLiteralExpr, .simpleStringLiteralExpr: self = .literal(.string)
    case .booleanLiteralExpr: self = .literal(.boolean)
    case .regexLiteralExpr: self = .literal(.regex)
    case .nilLiteralExpr: self = .literal(.none)
    case .prefixOperatorExpr(let prefix) where prefix.operator.text == "-":
      let operand = inner(prefix.expression)
      self = operand == .literal(.integer) || operand == .literal(.float) ? operand : .unknown
    case .typeExpr(let type): self = .type(TypeName(type.type))
    case .ifExpr(let expression): self = Self.branches(of: expression, depth: depth)
    case .switchExpr(let expression):
      self = .either(
        expression.cases.map { element in
          guard case .switchCase(let branch) = element else { return .unknown }
          return Self.value(of: branch.statements, depth: depth)
        })
    default: self = .unknown
    }
  }

  private static func branches(of expression: IfExprSyntax, depth: Int) -> Expression {
    var values = [value(of: expression.body.statements, depth: depth)]
    switch expression.elseBody {
    case .codeBlock(let block): values.append(value(of: block.statements, depth: depth))
    case .ifExpr(let next): values.append(Expression(ExprSyntax(next), depth: depth + 1))
    default: values.append(.unknown)
    }
    return .either(values)
  }

  private static func value(of statements: CodeBlockItemListSyntax, depth: Int) -> Expression {
    guard let only = statements.first, statements.count == 1, case .expr(let expression) = only.item else {
      return .unknown
    }
    return Expression(expression, depth: depth + 1)
  }
}
