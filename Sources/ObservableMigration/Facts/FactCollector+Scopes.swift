import SwiftSyntax

/// Who owns a body, as far as its statements care.
struct BodyOwner {
  var owner: Body.Owner
  var name: String
  var attributes: [String]
  var result: TypeName?

  init(_ owner: Body.Owner, name: String, attributes: AttributeListSyntax?, result: TypeSyntax?) {
    self.owner = owner
    self.name = name
    self.attributes = (attributes ?? []).compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription }
    self.result = result.map { TypeName($0) }
  }
}

/// Scopes within bodies, and the names they declare.
extension FactCollector {
  func bodyFacts(_ statements: CodeBlockItemListSyntax, braces: ByteRange, start: Int? = nil, owner: BodyOwner) -> Body
  {
    let first = statements.first?.byteRange
    var single: Body.Single?
    if statements.count == 1, let item = statements.first?.item {
      switch item {
      case .expr(let expression):
        single = expression.is(IfExprSyntax.self) || expression.is(SwitchExprSyntax.self) ? .branching : .expression
      case .stmt(let statement):
        if let inner = statement.as(ExpressionStmtSyntax.self)?.expression {
          single = inner.is(IfExprSyntax.self) || inner.is(SwitchExprSyntax.self) ? .branching : .expression
        }
      default: break
      }
    }
    return Body(
      owner: owner.owner, name: owner.name,
      start: text.firstOwnLine(from: start ?? braces.lowerBound + 1, to: first?.lowerBound ?? braces.upperBound - 1),
      firstStatement: first,
      statementCount: statements.count, single: single,
      isOneLine: !text.containsNewline(ByteRange(start ?? braces.lowerBound, first?.lowerBound ?? braces.upperBound)),
      indentation: first.flatMap { text.indentation(of: $0.lowerBound) }, attributes: owner.attributes,
      hasReturnStatement: ReturnFinder.hasReturn(statements),
      returnsValue: owner.result != nil || owner.owner == .getter,
      result: owner.result)
  }

  // MARK: Closures

  func enter(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    let callee = Callee(of: node)
    let range = node.byteRange
    if let capture = node.signature?.capture { walk(capture) }
    let isCalled = node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == ExprSyntax(node).id
    if !members.isEmpty {
      members[members.count - 1].closures.append(!isCalled && Self.isEscaping(callee: callee.name))
    }
    push(.closure, range: range)
    declareCaptures(node.signature?.capture, from: range.lowerBound)
    declareParameters(node.signature?.parameterClause, element: callee.element, at: range)
    facts.scopes[scope].body = bodyFacts(
      node.statements, braces: range, start: node.signature?.byteRange.upperBound,
      owner: BodyOwner(.closure, name: callee.name, attributes: nil, result: node.signature?.returnClause?.type))
    walk(node.statements)
    pop()
    if !members.isEmpty { members[members.count - 1].closures.removeLast() }
    return .skipChildren
  }

  private func declareCaptures(_ clause: ClosureCaptureClauseSyntax?, from offset: Int) {
    for item in clause?.items ?? [] {
      // `[weak self]` and `[self]` name what they capture; `[model]` and `[m = model]` declare a name.
      let name = item.name.identifierText
      guard name != "self" else { continue }
      let source: Local.Source =
        if let value = item.initializer { .value(Expression(value.value)) } else { .value(.name(name, arguments: [])) }
      declare(Local(name: name, source: source, at: ByteRange(at: offset), isParameter: false))
    }
  }

  private func declareParameters(
    _ clause: ClosureSignatureSyntax.ParameterClause?, element: Expression?, at range: ByteRange
  ) {
    let guessed = element.map(Local.Source.element) ?? .unknown
    switch clause {
    case .simpleInput(let names):
      for (index, parameter) in names.enumerated() {
        declare(
          Local(
            name: parameter.name.identifierText, source: index == 0 && names.count == 1 ? guessed : .unknown, at: range)
        )
      }
    case .parameterClause(let clause):
      for (index, parameter) in clause.parameters.enumerated() {
        walk(parameter)
        let name = (parameter.secondName ?? parameter.firstName).identifierText
        let source: Local.Source =
          if let type = parameter.type {
            .annotation(TypeName(type))
          } else {
            index == 0 && clause.parameters.count == 1 ? guessed : .unknown
          }
        declare(Local(name: name, source: source, at: range))
      }
    default:
      declare(Local(name: "$0", source: guessed, at: range))
    }
  }

  // MARK: Statements

  func enter(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    push(.block, range: ByteRange(node.byteRange.lowerBound, node.body.byteRange.upperBound))
    collect(node.conditions)
    walk(node.body)
    pop()
    switch node.elseBody {
    case .codeBlock(let block):
      push(.block, range: block.byteRange)
      walk(block)
      pop()
    case .ifExpr(let next): walk(next)
    default: break
    }
    return .skipChildren
  }

  func enter(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
    collect(node.conditions)
    push(.block, range: node.body.byteRange)
    walk(node.body)
    pop()
    return .skipChildren
  }

  func enter(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind {
    push(.block, range: node.byteRange)
    collect(node.conditions)
    walk(node.body)
    pop()
    return .skipChildren
  }

  private func collect(_ conditions: ConditionElementListSyntax) {
    for element in conditions {
      walk(element.condition)
      switch element.condition {
      case .optionalBinding(let binding):
        let identifiers = Self.identifiers(in: binding.pattern)
        for identifier in identifiers {
          let source: Local.Source =
            if let annotation = binding.typeAnnotation {
              .annotation(TypeName(annotation.type))
            } else if identifiers.count > 1 {
              .unknown
            } else if let value = binding.initializer {
              .unwrapped(Expression(value.value))
            } else {
              .unwrapped(.name(identifier.identifierText, arguments: []))
            }
          declare(
            Local(
              name: identifier.identifierText, source: source, visibleFrom: element.byteRange.upperBound,
              range: identifier.byteRange, isVariable: binding.bindingSpecifier.tokenKind == .keyword(.var),
              attributes: [], isParameter: false))
        }
      case .matchingPattern(let match): declareNames(in: match.pattern, from: element.byteRange.upperBound)
      default: break
      }
    }
  }

  func enter(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    walk(node.sequence)
    push(.block, range: node.byteRange)
    if let identifier = node.pattern.as(IdentifierPatternSyntax.self)?.identifier {
      declare(
        Local(
          name: identifier.identifierText, source: .element(Expression(node.sequence)),
          visibleFrom: node.sequence.byteRange.upperBound, range: identifier.byteRange, isVariable: false,
          attributes: [], isParameter: false))
    } else {
      declareNames(in: node.pattern, from: node.sequence.byteRange.upperBound)
    }
    if let clause = node.whereClause { walk(clause) }
    walk(node.body)
    pop()
    return .skipChildren
  }

  func enter(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
    push(.block, range: node.byteRange)
    if case .case(let label) = node.label {
      for item in label.caseItems { declareNames(in: item.pattern, from: item.byteRange.lowerBound) }
    }
    return .visitChildren
  }

  func leave(_ node: SwitchCaseSyntax) {
    pop()
  }

  func enter(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind {
    push(.block, range: node.byteRange)
    declare(Local(name: "error", source: .unknown, at: node.byteRange))
    for item in node.catchItems {
      if let pattern = item.pattern { declareNames(in: pattern, from: item.byteRange.upperBound) }
    }
    return .visitChildren
  }

  func leave(_ node: CatchClauseSyntax) {
    pop()
  }

  func enter(_ node: DoStmtSyntax) -> SyntaxVisitorContinueKind {
    push(.block, range: node.body.byteRange)
    walk(node.body)
    pop()
    walk(node.catchClauses)
    return .skipChildren
  }

  func enter(_ node: RepeatStmtSyntax) -> SyntaxVisitorContinueKind {
    push(.block, range: node.body.byteRange)
    walk(node.body)
    pop()
    walk(node.condition)
    return .skipChildren
  }

  private func declareNames(in pattern: PatternSyntax, from offset: Int) {
    for identifier in Self.identifiers(in: pattern) {
      declare(
        Local(
          name: identifier.identifierText, source: .unknown, visibleFrom: offset, range: identifier.byteRange,
          isVariable: false, attributes: [], isParameter: false))
    }
  }
}

/// The function that a closure is passed to, and what its elements are.
private struct Callee {
  var name: String
  /// The sequence whose elements the closure is called with, where the function is known for that.
  var element: Expression?

  private static let elementwise: Set<String> = [
    "forEach", "map", "compactMap", "flatMap", "filter", "first", "last", "contains", "allSatisfy", "removeAll",
    "firstIndex", "lastIndex", "drop", "prefix", "partition",
  ]
  private static let rows: Set<String> = ["ForEach", "List", "Table", "OutlineGroup"]

  init(of closure: ClosureExprSyntax) {
    var node = Syntax(closure)
    while let parent = node.parent {
      if let call = parent.as(FunctionCallExprSyntax.self) {
        name = Self.name(of: call.calledExpression)
        element = Self.element(of: call, name: name)
        return
      }
      switch parent.as(SyntaxEnum.self) {
      case .macroExpansionExpr(let macro):
        name = "#" + macro.macroName.text
        return
      case .macroExpansionDecl(let macro):
        name = "#" + macro.macroName.text
        return
      case .labeledExpr, .labeledExprList, .multipleTrailingClosureElement, .multipleTrailingClosureElementList:
        node = parent
      default:
        name = ""
        return
      }
    }
    name = ""
  }

  private static func name(of called: ExprSyntax) -> String {
    switch called.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let reference): reference.baseName.identifierText
    case .memberAccessExpr(let access): access.declName.baseName.identifierText
    case .genericSpecializationExpr(let generic): name(of: generic.expression)
    default: ""
    }
  }

  private static func element(of call: FunctionCallExprSyntax, name: String) -> Expression? {
    if rows.contains(name), let first = call.arguments.first, first.label == nil {
      return Expression(first.expression)
    }
    if elementwise.contains(name), let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base {
      return Expression(base)
    }
    return nil
  }
}

/// Names that `let` and `var` patterns inside an expression declare.
final class PatternNames: SyntaxVisitor {
  private var found: [TokenSyntax] = []

  static func identifiers(in expression: ExprSyntax) -> [TokenSyntax] {
    let visitor = PatternNames(viewMode: .sourceAccurate)
    visitor.walk(expression)
    return visitor.found
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    found.append(node.identifier)
    return .skipChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

/// Whether statements return, closures and nested functions aside.
private final class ReturnFinder: SyntaxVisitor {
  private var isFound = false

  static func hasReturn(_ statements: CodeBlockItemListSyntax) -> Bool {
    let finder = ReturnFinder(viewMode: .sourceAccurate)
    finder.walk(statements)
    return finder.isFound
  }

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    isFound = true
    return .skipChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
