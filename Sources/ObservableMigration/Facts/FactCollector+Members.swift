import SwiftSyntax

/// Properties, functions and the other members of types, and their counterparts in files and bodies.
extension FactCollector {
  func enter(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for attribute in node.attributes { walk(attribute) }
    let decorations = decorations(node.attributes, node.modifiers)
    let names = node.bindings.reduce(0) { $0 + ($1.pattern.is(IdentifierPatternSyntax.self) ? 1 : 0) }
    let isMember = !isInBody
    var properties: [Property] = []
    for (index, binding) in node.bindings.enumerated() {
      if let annotation = binding.typeAnnotation { walk(annotation) }
      if isMember { beginMember() }
      if let value = binding.initializer { walk(value) }
      let valueFrame = isMember ? endMember() : nil
      let accessors = binding.accessorBlock.map { self.accessors($0, of: node, binding: binding) }
      let elements = Self.elements(of: binding)
      for (position, identifier) in Self.identifiers(in: PatternSyntax(binding.pattern)).enumerated() {
        var property = Property(
          name: identifier.identifierText, nameRange: identifier.byteRange, isBackticked: identifier.isBackticked,
          decorations: decorations, isVariable: node.bindingSpecifier.tokenKind == .keyword(.var),
          storage: Self.storage(accessors), annotation: binding.typeAnnotation.map { TypeName($0.type) },
          annotationRange: binding.typeAnnotation?.type.byteRange,
          isImplicitlyUnwrapped: binding.typeAnnotation?.type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) == true,
          value: binding.initializer.map { Expression($0.value) }, valueRange: binding.initializer?.value.byteRange,
          declaration: node.byteRange, introducer: node.bindingSpecifier.byteRange, binding: Self.range(of: binding),
          index: index, count: max(names, node.bindings.count),
          isPattern: !binding.pattern.is(IdentifierPatternSyntax.self), accessors: accessors, scope: scope)
        property.valueUses = valueFrame?.uses ?? []
        property.valueEffects = valueFrame?.effects ?? Effects()
        if let comma = binding.trailingComma, let next = comma.nextToken(viewMode: .sourceAccurate) {
          property.hasCommentAfter =
            !text.isBlank(
              ByteRange(property.binding.upperBound, comma.byteRange.lowerBound))
            || !text.isBlank(ByteRange(comma.byteRange.upperBound, next.byteRange.lowerBound))
        }
        if property.isPattern {
          property.annotation = nil
          property.value = elements.map { Expression($0[position]) }
          property.elementRange = elements?[position].byteRange
        } else if property.annotation == nil, property.value == nil {
          property.annotation = Self.sharedAnnotation(after: index, in: node.bindings)
        }
        properties.append(property)
      }
    }
    if isMember, let type {
      facts.types[type].properties += properties
    } else if isMember {
      facts.globals += properties
      for property in properties { offer(.variable(property)) }
    } else {
      for property in properties { declare(Local(property)) }
      for property in properties { offer(.variable(property)) }
    }
    return .skipChildren
  }

  /// `Int` for `a` in `var a, b: Int`.
  private static func sharedAnnotation(after index: Int, in bindings: PatternBindingListSyntax) -> TypeName? {
    for binding in bindings.dropFirst(index + 1) {
      if let annotation = binding.typeAnnotation { return TypeName(annotation.type) }
      if binding.initializer != nil { return nil }
    }
    return nil
  }

  /// The values of `(1, 2)` for the names of `var (a, b) = (1, 2)`; nil where the two do not fit one to one.
  private static func elements(of binding: PatternBindingSyntax) -> [ExprSyntax]? {
    guard let pattern = binding.pattern.as(TuplePatternSyntax.self), binding.typeAnnotation == nil,
      let value = binding.initializer?.value.as(TupleExprSyntax.self), value.elements.count == pattern.elements.count,
      pattern.elements.allSatisfy({ $0.pattern.is(IdentifierPatternSyntax.self) && $0.label == nil })
    else { return nil }
    return value.elements.map(\.expression)
  }

  private static func range(of binding: PatternBindingSyntax) -> ByteRange {
    let whole = binding.byteRange
    guard let comma = binding.trailingComma else { return whole }
    let end = comma.previousToken(viewMode: .sourceAccurate)?.endPositionBeforeTrailingTrivia.utf8Offset
    return ByteRange(whole.lowerBound, end ?? whole.upperBound)
  }

  static func identifiers(in pattern: PatternSyntax) -> [TokenSyntax] {
    switch pattern.as(PatternSyntaxEnum.self) {
    case .identifierPattern(let identifier): [identifier.identifier]
    case .tuplePattern(let tuple): tuple.elements.flatMap { identifiers(in: $0.pattern) }
    case .valueBindingPattern(let binding): identifiers(in: binding.pattern)
    case .expressionPattern(let expression):
      // `case .some(let x)` holds its patterns inside a call.
      PatternNames.identifiers(in: expression.expression)
    default: []
    }
  }

  private static func storage(_ accessors: Accessors?) -> Property.Storage {
    guard let accessors else { return .stored }
    let isObserved = accessors.accessors.allSatisfy { $0.kind == "willSet" || $0.kind == "didSet" }
    return isObserved && !accessors.accessors.isEmpty ? .observed : .computed
  }

  private func accessors(
    _ block: AccessorBlockSyntax, of node: VariableDeclSyntax, binding: PatternBindingSyntax
  ) -> Accessors {
    let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText ?? ""
    return accessors(
      block, name: name, attributes: node.attributes, result: binding.typeAnnotation?.type, parameters: [])
  }

  private func accessors(
    _ block: AccessorBlockSyntax, name: String, attributes: AttributeListSyntax, result: TypeSyntax?,
    parameters: [Parameter]
  ) -> Accessors {
    let range = block.byteRange
    let previous = block.leftBrace.previousToken(viewMode: .sourceAccurate)?.endPositionBeforeTrailingTrivia.utf8Offset
    let gap = ByteRange(previous ?? range.lowerBound, range.lowerBound)
    var found: [Accessors.Accessor] = []
    switch block.accessors {
    case .getter(let statements):
      found.append(
        accessor(
          "get", range: range, statements: statements, braces: range,
          body: BodyOwner(.getter, name: name, attributes: attributes, result: result), parameter: nil,
          parameters: parameters))
    case .accessors(let list):
      for node in list {
        let kind = node.accessorSpecifier.text
        guard let body = node.body else {
          found.append(
            Accessors.Accessor(
              kind: kind, range: node.byteRange, statements: nil, statementCount: 0, parameter: nil, uses: []))
          continue
        }
        let owner: BodyOwner =
          kind == "get"
          ? BodyOwner(.getter, name: name, attributes: attributes, result: result)
          : BodyOwner(.accessor, name: name, attributes: nil, result: nil)
        found.append(
          accessor(
            kind, range: node.byteRange, statements: body.statements, braces: body.byteRange, body: owner,
            parameter: node.parameters?.name.identifierText, parameters: parameters))
      }
    @unknown default: break
    }
    return Accessors(range: range, accessors: found, lineComments: text.lineComments(in: gap))
  }

  private func accessor(
    _ kind: String, range: ByteRange, statements: CodeBlockItemListSyntax, braces: ByteRange, body: BodyOwner,
    parameter: String?, parameters: [Parameter]
  ) -> Accessors.Accessor {
    let isMember = !isInBody
    if isMember { beginMember() }
    let index = push(.function, range: braces)
    for parameter in parameters { declare(Local(parameter, from: braces.lowerBound)) }
    for name in [parameter, "newValue", "oldValue"].compactMap({ $0 }) where kind != "get" {
      declare(Local(name: name, source: .unknown, at: braces))
    }
    facts.scopes[scope].body = bodyFacts(statements, braces: braces, owner: body)
    walk(statements)
    pop()
    let frame = isMember ? endMember() : nil
    return Accessors.Accessor(
      kind: kind, range: range, statements: ByteRange(braces.lowerBound + 1, braces.upperBound - 1),
      statementCount: statements.count, hasReturn: facts.scopes[index].body?.hasReturnStatement == true,
      isSend: Self.isSend(statements),
      parameter: parameter,
      mentions: frame?.mentions ?? [], uses: frame?.uses ?? [])
  }

  private static func isSend(_ statements: CodeBlockItemListSyntax) -> Bool {
    guard statements.count == 1, case .expr(let expression)? = statements.first?.item else { return false }
    return ["objectWillChange.send()", "self.objectWillChange.send()"].contains(expression.trimmedDescription)
  }

  // MARK: Functions

  func enter(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    for attribute in node.attributes { walk(attribute) }
    collect(
      .function, name: node.name, attributes: node.attributes, modifiers: node.modifiers,
      parameters: node.signature.parameterClause.parameters, result: node.signature.returnClause?.type,
      generics: Generics(node.genericParameterClause, node.genericWhereClause), declaration: node.byteRange,
      body: node.body, owner: .function, isAsync: node.signature.effectSpecifiers?.asyncSpecifier != nil
    ) {
      if let clause = node.genericParameterClause { walk(clause) }
      if let clause = node.genericWhereClause { walk(clause) }
    }
    return .skipChildren
  }

  func enter(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    for attribute in node.attributes { walk(attribute) }
    collect(
      .initializer, name: node.initKeyword, attributes: node.attributes, modifiers: node.modifiers,
      parameters: node.signature.parameterClause.parameters, result: nil,
      generics: Generics(node.genericParameterClause, node.genericWhereClause), declaration: node.byteRange,
      body: node.body, owner: .initializer, isFailable: node.optionalMark != nil,
      isAsync: node.signature.effectSpecifiers?.asyncSpecifier != nil
    ) {
      if let clause = node.genericParameterClause { walk(clause) }
      if let clause = node.genericWhereClause { walk(clause) }
    }
    return .skipChildren
  }

  func enter(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    for attribute in node.attributes { walk(attribute) }
    collect(
      .deinitializer, name: node.deinitKeyword, attributes: node.attributes, modifiers: node.modifiers, parameters: [],
      result: nil, generics: Generics(), declaration: node.byteRange, body: node.body, owner: .function
    ) {}
    return .skipChildren
  }

  func enter(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    for attribute in node.attributes { walk(attribute) }
    walk(node.parameterClause)
    walk(node.returnClause)
    let parameters = node.parameterClause.parameters.map(Parameter.init)
    let accessors = node.accessorBlock.map {
      self.accessors(
        $0, name: "subscript", attributes: node.attributes, result: node.returnClause.type, parameters: parameters)
    }
    let function = Function(
      kind: .subscript, name: "subscript", decorations: decorations(node.attributes, node.modifiers),
      parameters: parameters, result: TypeName(node.returnClause.type),
      generics: Generics(node.genericParameterClause, node.genericWhereClause), declaration: node.byteRange,
      nameRange: node.subscriptKeyword.byteRange, isFailable: false, isAsync: false, body: nil,
      uses: accessors?.accessors.flatMap(\.uses) ?? [])
    if let type { facts.types[type].functions.append(function) }
    return .skipChildren
  }

  private func collect(
    _ kind: Function.Kind, name: TokenSyntax, attributes: AttributeListSyntax, modifiers: DeclModifierListSyntax,
    parameters: FunctionParameterListSyntax, result: TypeSyntax?, generics: Generics, declaration: ByteRange,
    body: CodeBlockSyntax?, owner: Body.Owner, isFailable: Bool = false, isAsync: Bool = false,
    head: () -> Void
  ) {
    let isMember = !isInBody
    let parsed = parameters.map(Parameter.init)
    if !isMember {
      declare(
        Local(
          name: name.identifierText, source: .function(result.map { TypeName($0) }), visibleFrom: 0,
          range: name.byteRange, isVariable: false, attributes: [], isParameter: false))
    }
    if isMember { beginMember() }
    let index = push(.function, range: declaration)
    facts.scopes[scope].generics = generics
    head()
    for parameter in parameters {
      walk(parameter)
    }
    if let result { walk(result) }
    for parameter in parsed { declare(Local(parameter, from: (body?.byteRange ?? declaration).lowerBound)) }
    if let body {
      facts.scopes[scope].body = bodyFacts(
        body.statements, braces: body.byteRange,
        owner: BodyOwner(owner, name: name.identifierText, attributes: attributes, result: result))
      walk(body.statements)
    }
    pop()
    guard isMember else { return }
    let frame = endMember()
    var function = Function(
      kind: kind, name: name.identifierText, decorations: decorations(attributes, modifiers), parameters: parsed,
      result: result.map { TypeName($0) }, generics: generics, declaration: declaration, nameRange: name.byteRange,
      isFailable: isFailable, isAsync: isAsync, body: body == nil ? nil : index, uses: frame.uses)
    function.superInitializer = frame.superInitializer
    function.mentions = frame.mentions
    function.effects = frame.effects
    if let type { facts.types[type].functions.append(function) } else { facts.functions.append(function) }
  }

  // MARK: Other members

  func enter(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    let alias = Typealias(
      name: node.name.identifierText, isPrivate: node.modifiers.contains { $0.name.text == "private" },
      target: TypeName(node.initializer.value),
      parts: TypePart.parts(of: node.initializer.value),
      generics: Generics(node.genericParameterClause, node.genericWhereClause), scope: scope,
      declaration: node.byteRange)
    if !isInBody, let type { facts.types[type].typealiases.append(alias) } else { facts.typealiases.append(alias) }
    return .visitChildren
  }

  func enter(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
    if let type {
      facts.types[type].cases += node.elements.map {
        EnumCase(name: $0.name.identifierText, nameRange: $0.name.byteRange, hasRawValue: $0.rawValue != nil)
      }
      facts.types[type].payloads += node.elements.flatMap { element in
        element.parameterClause?.parameters.map { TypeName($0.type) } ?? []
      }
    }
    return .visitChildren
  }

  func enter(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    if let type { facts.types[type].associatedTypes.append(node.name.identifierText) }
    return .visitChildren
  }
}

extension Parameter {
  init(_ node: FunctionParameterSyntax) {
    let name = node.secondName ?? node.firstName
    let label = node.firstName.tokenKind == .wildcard ? nil : node.firstName.identifierText
    let isInout =
      node.type.as(AttributedTypeSyntax.self)?.specifiers.contains { $0.trimmedDescription == "inout" } ?? false
    self.init(
      label: label, name: name.identifierText, type: TypeName(node.type), isInout: isInout,
      attributes: node.attributes.compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription },
      range: node.byteRange, typeRange: node.type.byteRange)
  }
}

extension Local {
  init(_ parameter: Parameter, from offset: Int) {
    self.init(
      name: parameter.name, source: .annotation(parameter.type), visibleFrom: offset, range: parameter.range,
      isVariable: parameter.isInout, attributes: parameter.attributes, isParameter: true)
  }

  init(name: String, source: Source, at range: ByteRange, isParameter: Bool = true) {
    self.init(
      name: name, source: source, visibleFrom: range.lowerBound, range: ByteRange(at: range.lowerBound),
      isVariable: false, attributes: [], isParameter: isParameter)
  }

  init(_ property: Property) {
    let source: Source =
      if let annotation = property.annotation {
        .annotation(annotation)
      } else if let value = property.value {
        .value(value)
      } else {
        .unknown
      }
    self.init(
      name: property.name, source: source, visibleFrom: property.binding.upperBound, range: property.nameRange,
      isVariable: property.isVariable, attributes: property.decorations.attributes.map(\.baseName), isParameter: false)
  }
}
