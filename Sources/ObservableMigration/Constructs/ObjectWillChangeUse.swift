import SwiftSyntax

/// What one mention of `objectWillChange` is, as far as its own statement says it.
enum ObjectWillChangeUse: Hashable, Codable {
  /// `objectWillChange.send()`, a statement of its own.
  case send(statement: ByteRange, isOnlyInCase: Bool)
  /// `child.objectWillChange.sink { … send() }`, kept in a set or a variable, a statement of its own.
  case relay(statement: ByteRange, keeper: String)
  case other

  init(_ expression: ExprSyntax) {
    self = Self.send(expression) ?? Self.relay(expression) ?? .other
  }

  private static func send(_ expression: ExprSyntax) -> ObjectWillChangeUse? {
    guard let access = expression.parent?.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "send",
      let call = access.parent?.as(FunctionCallExprSyntax.self), call.arguments.isEmpty, call.trailingClosure == nil
    else { return nil }
    guard let item = item(of: ExprSyntax(call)) else { return nil }
    let isCase = item.parent?.parent?.is(SwitchCaseSyntax.self) == true
    let isOnly = item.parent?.as(CodeBlockItemListSyntax.self)?.count == 1
    return .send(statement: item.byteRange, isOnlyInCase: isCase && isOnly)
  }

  /// The statement that an expression makes up alone, optional chains around it included.
  private static func item(of expression: ExprSyntax) -> CodeBlockItemSyntax? {
    expression.parent?.as(CodeBlockItemSyntax.self)
  }

  private static func relay(_ expression: ExprSyntax) -> ObjectWillChangeUse? {
    guard let access = expression.parent?.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "sink",
      let call = access.parent?.as(FunctionCallExprSyntax.self), let closure = onlyClosure(of: call),
      closure.statements.count == 1, case .expr(let body)? = closure.statements.first?.item,
      let inner = body.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self),
      inner.declName.baseName.text == "send", let sent = inner.base?.as(MemberAccessExprSyntax.self),
      sent.declName.baseName.text == "objectWillChange", let owner = sent.base,
      ["self", "self?"].contains(owner.trimmedDescription)
    else { return nil }
    if let store = call.parent?.as(MemberAccessExprSyntax.self), store.declName.baseName.text == "store",
      let storing = store.parent?.as(FunctionCallExprSyntax.self), let item = item(of: ExprSyntax(storing)),
      let only = storing.arguments.first, storing.arguments.count == 1,
      let keeper = only.expression.as(InOutExprSyntax.self).flatMap({ ownName($0.expression) })
    {
      return .relay(statement: item.byteRange, keeper: keeper)
    }
    if let argument = call.parent?.as(LabeledExprSyntax.self), argument.label == nil,
      let adding = argument.parent?.parent?.as(FunctionCallExprSyntax.self), adding.arguments.count == 1,
      let method = adding.calledExpression.as(MemberAccessExprSyntax.self),
      ["append", "insert"].contains(method.declName.baseName.text), let item = item(of: ExprSyntax(adding)),
      let keeper = method.base.flatMap(ownName)
    {
      return .relay(statement: item.byteRange, keeper: keeper)
    }
    guard let list = call.parent?.as(ExprListSyntax.self), list.count == 3,
      list.dropFirst().first?.is(AssignmentExprSyntax.self) == true, let keeper = list.first.flatMap(ownName),
      let item = list.parent?.parent?.as(CodeBlockItemSyntax.self)
    else { return nil }
    return .relay(statement: item.byteRange, keeper: keeper)
  }

  private static func onlyClosure(of call: FunctionCallExprSyntax) -> ClosureExprSyntax? {
    guard call.additionalTrailingClosures.isEmpty else { return nil }
    if call.arguments.isEmpty { return call.trailingClosure }
    guard call.trailingClosure == nil, call.arguments.count == 1, call.arguments.first?.label?.text == "receiveValue"
    else { return nil }
    return call.arguments.first?.expression.as(ClosureExprSyntax.self)
  }

  /// `x` or `self.x`.
  private static func ownName(_ expression: ExprSyntax) -> String? {
    if let reference = expression.as(DeclReferenceExprSyntax.self) { return reference.baseName.identifierText }
    guard let access = expression.as(MemberAccessExprSyntax.self),
      access.base?.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
    else { return nil }
    return access.declName.baseName.identifierText
  }
}
