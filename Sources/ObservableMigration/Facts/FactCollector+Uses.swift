import SwiftSyntax

/// What members do with each other: reads, writes and changes in place, by bare name or on `self`.
extension FactCollector {
  /// Functions whose closures do not outlive the call.
  private static let synchronousCallees: Set<String> = [
    "map", "compactMap", "flatMap", "filter", "forEach", "reduce", "first", "last", "contains", "allSatisfy", "min",
    "max", "sorted", "sort", "removeAll", "partition", "prefix", "drop", "firstIndex", "lastIndex", "mapValues",
    "compactMapValues", "withLock", "withCheckedContinuation", "withExtendedLifetime", "withUnsafeBytes", "sync",
    "performAndWait", "count",
  ]

  func noteUse(of node: DeclReferenceExprSyntax) {
    guard !members.isEmpty else { return }
    var name = node.baseName.identifierText
    var expression = ExprSyntax(node)
    let offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
    var hasSelf = false
    if node.baseName.tokenKind == .keyword(.self) || node.baseName.tokenKind == .keyword(.Self) {
      if let call = node.parent?.as(SubscriptCallExprSyntax.self), call.calledExpression.id == ExprSyntax(node).id {
        name = "subscript"
        expression = ExprSyntax(call)
      } else if let access = node.parent?.as(MemberAccessExprSyntax.self), access.base?.id == ExprSyntax(node).id {
        name = access.declName.baseName.identifierText
        expression = ExprSyntax(access)
      } else if let chain = node.parent?.as(OptionalChainingExprSyntax.self),
        let access = chain.parent?.as(MemberAccessExprSyntax.self), access.base?.id == ExprSyntax(chain).id
      {
        name = access.declName.baseName.identifierText
        expression = ExprSyntax(access)
      } else {
        return
      }
      hasSelf = true
    } else if isLocal(name, at: offset) {
      return
    }
    record(
      MemberUse(
        name: name, kind: Self.kind(of: expression), range: expression.byteRange,
        end: Self.end(of: expression),
        isInClosure: !members[members.count - 1].closures.isEmpty,
        isEscaping: members[members.count - 1].closures.contains(true), hasSelf: hasSelf))
  }

  /// Remembers `model.title` and `self.model.title`.
  func noteModelUse(_ node: MemberAccessExprSyntax) {
    var base = node.base
    if let chain = base?.as(OptionalChainingExprSyntax.self) { base = chain.expression }
    var hasSelf = false
    var name: String?
    if let reference = base?.as(DeclReferenceExprSyntax.self), reference.baseName.tokenKind != .keyword(.self) {
      name = reference.baseName.identifierText
    } else if let access = base?.as(MemberAccessExprSyntax.self),
      access.base?.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
    {
      name = access.declName.baseName.identifierText
      hasSelf = true
    }
    guard let name, name.first?.isLowercase == true else { return }
    facts.memberUses[node.declName.baseName.identifierText, default: []].append(
      ModelUse(
        base: name, hasSelf: hasSelf, kind: Self.kind(of: ExprSyntax(node)), offset: node.declName.byteRange.lowerBound,
        scope: scope))
  }

  private func record(_ use: MemberUse) {
    members[members.count - 1].uses.append(use)
  }

  /// What happens to the value that `expression` names.
  static func kind(of expression: ExprSyntax) -> MemberUse.Kind {
    var node = Syntax(expression)
    var isWhole = true
    while let parent = node.parent {
      switch parent.as(SyntaxEnum.self) {
      case .memberAccessExpr(let access) where access.base?.id == ExprSyntax(node)?.id:
        if parent.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == ExprSyntax(parent)?.id {
          return .call
        }
        isWhole = false
      case .optionalChainingExpr, .forceUnwrapExpr: isWhole = false
      case .subscriptCallExpr(let call) where call.calledExpression.id == ExprSyntax(node)?.id: isWhole = false
      case .tupleExpr(let tuple) where tuple.elements.count == 1: break
      case .labeledExpr, .labeledExprList:
        // A tuple on the left of an assignment assigns each of its elements.
        guard parent.parent?.is(TupleExprSyntax.self) == true || parent.parent?.is(LabeledExprListSyntax.self) == true
        else { return .read }
      case .tupleExpr: break
      case .inOutExpr: return .mutation
      case .exprList(let list):
        guard parent.parent?.is(SequenceExprSyntax.self) == true, let first = list.first,
          first.id == ExprSyntax(node)?.id
        else { return .read }
        let second = list.dropFirst().first
        if second?.is(AssignmentExprSyntax.self) == true { return isWhole ? .write : .mutation }
        if let text = second?.as(BinaryOperatorExprSyntax.self)?.operator.text, isCompoundAssignment(text) {
          return .mutation
        }
        return .read
      default: return .read
      }
      node = parent
    }
    return .read
  }

  /// The end of the assignment that `expression` stands on the left of, else its own.
  private static func end(of expression: ExprSyntax) -> Int {
    var node = Syntax(expression)
    while let parent = node.parent, parent.is(ExprSyntax.self) || parent.is(ExprListSyntax.self) {
      if parent.is(SequenceExprSyntax.self) { return parent.byteRange.upperBound }
      node = parent
    }
    return expression.byteRange.upperBound
  }

  static func isCompoundAssignment(_ text: String) -> Bool {
    text.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(text)
  }

  func beginMember() {
    members.append(MemberFrame(scopeDepth: scopes.count))
  }

  func endMember() -> MemberFrame {
    members.removeLast()
  }

  /// Whether a closure passed to `callee` may run after the call.
  static func isEscaping(callee: String) -> Bool { !synchronousCallees.contains(callee) }
}
