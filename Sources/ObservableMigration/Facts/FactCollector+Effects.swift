import SwiftSyntax

/// What members set going when they run: names, objects that they create, objects that they hand `self` to.
extension FactCollector {
  func noteEffects(_ node: DeclReferenceExprSyntax, _ mention: Mention) {
    let frame = members[members.count - 1]
    guard !frame.closures.contains(true) else { return }
    if !frame.effects.mentions.contains(where: { $0.name == mention.name }) {
      members[members.count - 1].effects.mentions.append(mention)
    }
    if let call = node.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == ExprSyntax(node).id,
      mention.name.first?.isUppercase == true
    {
      members[members.count - 1].effects.created.append(mention)
      // `Data(contentsOf: url)` reads a file or the network.
      for label in call.arguments.compactMap({ $0.label?.text }) where label.hasPrefix("contentsOf") {
        members[members.count - 1].effects.mentions.append(Mention(name: label, offset: mention.offset))
      }
    }
    if node.baseName.tokenKind == .keyword(.self), frame.effects.handsOver == nil, let root = Self.receiver(of: node) {
      members[members.count - 1].effects.handsOver = Mention(name: root, offset: mention.offset)
    }
  }

  /// The type whose member is called with `node`, or assigned it.
  private static func receiver(of node: DeclReferenceExprSyntax) -> String? {
    if let argument = node.parent?.as(LabeledExprSyntax.self),
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
      let access = call.calledExpression.as(MemberAccessExprSyntax.self), access.declName.baseName.text != "init"
    {
      return access.base.flatMap(typeName)
    }
    if let list = node.parent?.as(ExprListSyntax.self), list.count == 3, list.last?.id == ExprSyntax(node).id,
      list.dropFirst().first?.is(AssignmentExprSyntax.self) == true,
      let access = list.first?.as(MemberAccessExprSyntax.self)
    {
      return access.base.flatMap(typeName)
    }
    return nil
  }

  /// `Registry` in `Registry.shared.all`.
  private static func typeName(at base: ExprSyntax) -> String? {
    switch base.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let reference):
      let name = reference.baseName.identifierText
      return name.first?.isUppercase == true ? name : nil
    case .memberAccessExpr(let access): return access.base.flatMap(typeName)
    case .functionCallExpr(let call): return typeName(at: call.calledExpression)
    default: return nil
    }
  }
}
