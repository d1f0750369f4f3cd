import SwiftSyntax

/// Type declarations and what their heads say.
extension FactCollector {
  func enter(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    collect(.class, node, name: node.name, keyword: node.classKeyword, generics: node.genericParameterClause)
  }

  func enter(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    collect(.struct, node, name: node.name, keyword: node.structKeyword, generics: node.genericParameterClause)
  }

  func enter(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    collect(.enum, node, name: node.name, keyword: node.enumKeyword, generics: node.genericParameterClause)
  }

  func enter(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    collect(.actor, node, name: node.name, keyword: node.actorKeyword, generics: node.genericParameterClause)
  }

  func enter(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    collect(.protocol, node, name: node.name, keyword: node.protocolKeyword, generics: nil)
  }

  func enter(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    collect(
      .extension, node, name: node.extendedType.lastToken(viewMode: .sourceAccurate) ?? node.extensionKeyword,
      keyword: node.extensionKeyword, generics: nil, extended: TypeName(node.extendedType))
  }

  private func collect(
    _ kind: TypeDeclaration.Kind, _ node: some DeclGroupSyntax, name: TokenSyntax, keyword: TokenSyntax,
    generics: GenericParameterClauseSyntax?, extended: TypeName? = nil
  ) -> SyntaxVisitorContinueKind {
    let range = node.byteRange
    let members = node.memberBlock.byteRange
    let declaredName =
      if case .nominal(let components)? = extended, let last = components.last { last.name } else {
        name.identifierText
      }
    let index = facts.types.count
    let isLocal = isInBody
    for attribute in node.attributes { walk(attribute) }
    let parsedGenerics = Generics(generics, node.genericWhereClauseOfGroup)
    facts.types.append(
      TypeDeclaration(
        kind: kind, name: declaredName, extended: extended, nameRange: name.byteRange, isBackticked: name.isBackticked,
        decorations: decorations(node.attributes, node.modifiers), inherited: inherited(node.inheritanceClause),
        generics: parsedGenerics, declaration: range, removal: text.removal(ofDeclaration: range),
        introducer: (node.modifiers.first?.positionAfterSkippingLeadingTrivia
          ?? keyword.positionAfterSkippingLeadingTrivia)
          .utf8Offset,
        keyword: keyword.byteRange, members: members,
        isEmpty: text.isBlank(ByteRange(members.lowerBound + 1, max(members.lowerBound + 1, members.upperBound - 1))),
        parent: isLocal ? nil : types.last, scope: facts.scopes.count, isLocal: isLocal))
    facts.types[index].isNoncopyable =
      node.inheritanceClause?.inheritedTypes.contains { $0.type.is(SuppressedTypeSyntax.self) } ?? false
    push(.type(index), range: range)
    facts.scopes[scope].generics = parsedGenerics
    types.append(index)
    if let extended = node.as(ExtensionDeclSyntax.self)?.extendedType { walk(extended) }
    if let generics { walk(generics) }
    if let clause = node.inheritanceClause { walk(clause) }
    if let clause = node.genericWhereClauseOfGroup { walk(clause) }
    walk(node.memberBlock)
    for property in facts.types[index].properties.indices { offer(.property(type: index, index: property)) }
    offer(.type(index))
    types.removeLast()
    pop()
    return .skipChildren
  }

  /// Whether the innermost open scope belongs to a body.
  var isInBody: Bool {
    switch facts.scopes[scope].kind {
    case .function, .closure, .block: true
    case .file, .type: false
    }
  }

  func decorations(_ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax) -> Decorations {
    var result = Decorations()
    result.isConditional = conditionalDepth > 0
    collect(attributes, into: &result)
    result.modifiers = modifiers.map {
      Modifier(name: $0.name.text, detail: $0.detail?.detail.text, range: $0.byteRange)
    }
    return result
  }

  private func collect(_ list: AttributeListSyntax, into result: inout Decorations) {
    for element in list {
      switch element {
      case .attribute(let attribute): result.attributes.append(self.attribute(attribute))
      case .ifConfigDecl(let block):
        result.hasConditionalAttributes = true
        for clause in block.clauses {
          if case .attributes(let inner)? = clause.elements { collect(inner, into: &result) }
        }
      @unknown default: break
      }
    }
  }

  private func attribute(_ node: AttributeSyntax) -> Attribute {
    let range = node.byteRange
    var arguments: [Attribute.Argument]?
    if case .argumentList(let list)? = node.arguments {
      arguments = list.map {
        Attribute.Argument(
          label: $0.label?.identifierText, value: Expression($0.expression), range: $0.expression.byteRange)
      }
    }
    return Attribute(
      type: TypeName(node.attributeName), range: range, removal: text.removal(ofAttribute: range),
      nameRange: node.attributeName.byteRange, arguments: arguments)
  }

  private func inherited(_ clause: InheritanceClauseSyntax?) -> [TypeDeclaration.Inherited] {
    guard let clause else { return [] }
    let elements = Array(clause.inheritedTypes)
    return elements.indices.map { index in
      TypeDeclaration.Inherited(
        type: TypeName(elements[index].type), range: elements[index].type.byteRange,
        parts: TypePart.parts(of: elements[index].type),
        removal: removal(ofInherited: index, in: elements, clause: clause))
    }
  }

  private func removal(
    ofInherited index: Int, in elements: [InheritedTypeSyntax], clause: InheritanceClauseSyntax
  ) -> [ByteRange] {
    let type = elements[index].type.byteRange
    if elements.count == 1 {
      let before = ByteRange(
        text.previousVisibleEnd(before: clause.colon.byteRange.lowerBound), clause.colon.byteRange.upperBound)
      let between = ByteRange(before.upperBound, type.lowerBound)
      return text.isBlank(between) ? [ByteRange(before.lowerBound, type.upperBound)] : [before, type]
    }
    if index == 0 {
      let next = elements[1].type.byteRange.lowerBound
      let comma = elements[0].trailingComma?.byteRange ?? ByteRange(at: type.upperBound)
      return text.isBlank(ByteRange(comma.upperBound, next))
        ? [ByteRange(type.lowerBound, next)] : [ByteRange(type.lowerBound, comma.upperBound)]
    }
    let previous = elements[index - 1].type.byteRange.upperBound
    let comma = elements[index - 1].trailingComma?.byteRange ?? ByteRange(at: previous)
    let isPlain =
      text.isBlank(ByteRange(previous, comma.lowerBound)) && text.isBlank(ByteRange(comma.upperBound, type.lowerBound))
    return isPlain ? [ByteRange(previous, type.upperBound)] : [comma, type]
  }
}

extension TypePart {
  static func parts(of type: TypeSyntax) -> [TypePart] {
    if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      return parts(of: only.type)
    }
    let types = type.as(CompositionTypeSyntax.self)?.elements.map(\.type) ?? [type]
    return types.map { TypePart(type: TypeName($0), range: $0.byteRange) }
  }
}

extension TypeSyntax {
  /// Whether it stands in an inheritance clause or is what an alias stands for, alone or within a composition.
  var isInheritedOrAliased: Bool {
    var node = parent
    if node?.is(CompositionTypeElementSyntax.self) == true { node = node?.parent?.parent?.parent }
    if node?.is(TupleTypeElementSyntax.self) == true { node = node?.parent?.parent?.parent }
    return node?.is(InheritedTypeSyntax.self) == true
      || (node?.is(TypeInitializerClauseSyntax.self) == true && node?.parent?.is(TypeAliasDeclSyntax.self) == true)
  }
}

extension DeclGroupSyntax {
  /// The `where` clause, which the protocol `DeclGroupSyntax` itself does not name.
  var genericWhereClauseOfGroup: GenericWhereClauseSyntax? {
    asProtocol((any WithGenericParametersSyntax).self)?.genericWhereClause
      ?? self.as(ExtensionDeclSyntax.self)?.genericWhereClause
      ?? self.as(ProtocolDeclSyntax.self)?.genericWhereClause
  }
}

extension Generics {
  init(_ clause: GenericParameterClauseSyntax?, _ requirements: GenericWhereClauseSyntax?) {
    self.init()
    for parameter in clause?.parameters ?? [] {
      parameters.append(parameter.name.identifierText)
      if let bound = parameter.inheritedType {
        constraints.append(
          Constraint(
            subject: .named(parameter.name.identifierText), bound: TypeName(bound), range: bound.byteRange,
            isSameType: false))
      }
    }
    for clause in [clause?.genericWhereClause, requirements] {
      for requirement in clause?.requirements ?? [] {
        switch requirement.requirement {
        case .conformanceRequirement(let conformance):
          constraints.append(
            Constraint(
              subject: TypeName(conformance.leftType), bound: TypeName(conformance.rightType),
              range: conformance.rightType.byteRange, isSameType: false))
        case .sameTypeRequirement(let same):
          constraints.append(
            Constraint(
              subject: TypeName(fromSameTypeSide: Syntax(same.leftType)),
              bound: TypeName(fromSameTypeSide: Syntax(same.rightType)),
              range: same.byteRange, isSameType: true))
        default: break
        }
      }
    }
  }
}

extension TypeName {
  fileprivate init(fromSameTypeSide node: Syntax) {
    for child in [node] + Array(node.children(viewMode: .sourceAccurate)) {
      if let type = child.as(TypeSyntax.self) {
        self = TypeName(type)
        return
      }
    }
    self = .other
  }
}
