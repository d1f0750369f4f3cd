import SwiftSyntax

/// The only walk over a tree: takes the facts of one file and lets every construct find its sites.
///
/// The walk keeps a stack of scopes and of type declarations; `FactCollector+Declarations` and `FactCollector+Scopes`
/// hold the nodes that change them.
final class FactCollector: SyntaxVisitor {
  let text: SourceText
  var facts: FileFacts
  /// Indices of the open scopes, innermost last.
  var scopes: [Int] = []
  /// Indices of the open type declarations, innermost last.
  var types: [Int] = []
  /// Open members that collect uses of their type's members, innermost last.
  var members: [MemberFrame] = []
  /// Open `#if` blocks.
  var conditionalDepth = 0

  /// What one member of a type does with the other members.
  struct MemberFrame {
    /// Scopes outside of this one belong to the type or the file.
    var scopeDepth: Int
    var uses: [MemberUse] = []
    /// Open closures; true for one that may run later.
    var closures: [Bool] = []
    var mentioned: Set<String> = []
    var mentions: [Mention] = []
    var effects = Effects()
    var superInitializer: ByteRange?
  }

  static func facts(of source: SourceFile, tree: SourceFileSyntax) -> FileFacts {
    let collector = FactCollector(source)
    collector.push(.file, range: ByteRange(0, source.bytes.count))
    collector.noteSuppressions(source, tree)
    collector.walk(tree)
    collector.offer(.file)
    return collector.facts
  }

  private static let suppressionMark = "migrate-observable:ignore"

  /// Most files hold no such comment, and their tokens are not looked at.
  private func noteSuppressions(_ source: SourceFile, _ tree: SourceFileSyntax) {
    guard source.contains(Self.suppressionMark) else { return }
    for token in tree.tokens(viewMode: .sourceAccurate) {
      var offset = token.position.utf8Offset
      for piece in token.leadingTrivia {
        let end = offset + piece.sourceLength.utf8Length
        defer { offset = end }
        guard case .lineComment(let text) = piece else { continue }
        let words = text.drop { $0 == "/" }.drop(while: \.isWhitespace)
        guard words.hasPrefix(Self.suppressionMark) else { continue }
        let rest = words.dropFirst(Self.suppressionMark.count)
        let isFile = rest.hasPrefix("-file")
        guard isFile || rest.isEmpty || rest.first?.isWhitespace == true else { continue }
        facts.suppressions.append(
          Suppression(
            range: ByteRange(offset, end),
            declaration: isFile ? nil : token.positionAfterSkippingLeadingTrivia.utf8Offset))
      }
    }
  }

  private init(_ source: SourceFile) {
    text = SourceText(bytes: source.bytes)
    facts = FileFacts(
      path: source.path, isEditable: source.isEditable, lines: LineTable(source.bytes), lineEnding: source.lineEnding)
    super.init(viewMode: .sourceAccurate)
  }

  var scope: Int { scopes[scopes.count - 1] }
  var type: Int? { types.last }

  /// Shows `node` to every construct.
  func offer(_ node: CollectedNode) {
    for construct in AllConstructs.list {
      facts.sites += construct.sites(at: node, in: self)
    }
  }

  @discardableResult
  func push(_ kind: Scope.Kind, range: ByteRange) -> Int {
    facts.scopes.append(Scope(kind: kind, parent: scopes.last, range: range))
    scopes.append(facts.scopes.count - 1)
    return facts.scopes.count - 1
  }

  func pop() {
    scopes.removeLast()
  }

  func declare(_ local: Local) {
    facts.scopes[scope].locals.append(local)
  }

  /// Whether `name` at `offset` means something declared in the body of the current member.
  func isLocal(_ name: String, at offset: Int) -> Bool {
    guard let frame = members.last else { return false }
    for index in scopes[frame.scopeDepth...].reversed() {
      if facts.scopes[index].locals.contains(where: { $0.name == name && $0.visibleFrom <= offset }) { return true }
    }
    return false
  }

  // MARK: Expressions

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let isMemberName = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
    if !isMemberName {
      noteUse(of: node)
      offer(.reference(node))
    }
    noteCombine(node.baseName)
    noteMention(node)
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    noteModelUse(node)
    offer(.member(node))
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    noteCall(node)
    offer(.call(node))
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    offer(.sequence(node))
    return .visitChildren
  }

  override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind {
    offer(.keyPath(node))
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if node.parent?.is(MemberTypeSyntax.self) != true { offer(.typeName(TypeSyntax(node))) }
    noteCombine(node.name)
    if !TypeSyntax(node).isInheritedOrAliased { facts.mentionedTypes.insert(node.name.identifierText) }
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    if node.parent?.is(MemberTypeSyntax.self) != true { offer(.typeName(TypeSyntax(node))) }
    if !TypeSyntax(node).isInheritedOrAliased { facts.mentionedTypes.insert(node.name.identifierText) }
    return .visitChildren
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    conditionalDepth += 1
    return .visitChildren
  }

  override func visitPost(_ node: IfConfigDeclSyntax) {
    conditionalDepth -= 1
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    let range = node.byteRange
    let line = ByteRange(text.lineStart(of: range.lowerBound), text.nextLineStart(after: range.upperBound))
    facts.imports.append(
      FileFacts.Import(
        module: node.path.first?.name.identifierText ?? "", isScoped: node.importKindSpecifier != nil,
        isConditional: conditionalDepth > 0,
        isReexported: node.attributes.contains {
          $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "_exported"
        },
        access: node.modifiers.compactMap { Access(rawValue: $0.name.text) }.first, range: range, line: line,
        isAlone: text.isBlank(ByteRange(line.lowerBound, range.lowerBound))
          && text.isBlank(ByteRange(range.upperBound, line.upperBound))))
    return .skipChildren
  }

  // MARK: Declarations and scopes, in the extensions

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: DoStmtSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: RepeatStmtSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visitPost(_ node: SwitchCaseSyntax) { leave(node) }
  override func visitPost(_ node: CatchClauseSyntax) { leave(node) }

  /// Remembers labels that are passed to initialisers, and calls of `super.init`.
  private func noteCall(_ node: FunctionCallExprSyntax) {
    switch node.calledExpression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let reference): noteLabels(node.arguments, of: reference.baseName.text)
    case .memberAccessExpr(let access):
      let name = access.declName.baseName.text
      noteLabels(node.arguments, of: name)
      if name == "init", access.base?.is(SuperExprSyntax.self) == true, !members.isEmpty {
        members[members.count - 1].superInitializer = node.byteRange
      }
    default: break
    }
  }

  private func noteLabels(_ arguments: LabeledExprListSyntax, of name: String) {
    guard name == "init" || name.first?.isUppercase == true else { return }
    for argument in arguments {
      if let label = argument.label { facts.labels[name, default: []].insert(label.identifierText) }
    }
  }

  private func noteMention(_ node: DeclReferenceExprSyntax) {
    guard !members.isEmpty else { return }
    let name = node.baseName.identifierText
    let mention = Mention(name: name, offset: node.byteRange.lowerBound)
    noteEffects(node, mention)
    guard members[members.count - 1].mentioned.insert(name).inserted else { return }
    members[members.count - 1].mentions.append(mention)
  }

  /// Remembers the first use of Combine other than what the migration itself takes away.
  private func noteCombine(_ token: TokenSyntax) {
    guard facts.combineUse == nil, CombineVocabulary.words.contains(token.text) else { return }
    facts.combineUse = token.byteRange
  }
}
