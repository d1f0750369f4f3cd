import SwiftSyntax

/// A change in place of a property during which the property is read again.
///
/// A tracked property is changed where it lies, so a second access ends the program; `@Published` copied it out and
/// back. With an observer a tracked property is copied too. The shapes are those that were seen to end the program.
enum ExclusiveAccess: Construct {
  static let summary = "A change in place during which the property is read again."

  static let examples: [ConstructExample] = [
    .changes(
      """
      import SwiftUI

      final class Queue: ObservableObject {
        @Published var jobs = [1, 2, 3]
        func dropFirstKind() { jobs.removeAll { $0 == jobs.first } }
      }
      """,
      to: """
        import SwiftUI

        @Observable
        final class Queue {
          var jobs = [1, 2, 3] { willSet {} }
          func dropFirstKind() { jobs.removeAll { $0 == jobs.first } }
        }
        """, findings: [.exclusivity]),
    .stays(
      """
      import SwiftUI

      struct Queue {
        var jobs = [1, 2, 3]
        mutating func dropFirstKind() { let first = jobs.first; jobs.removeAll { $0 == first } }
      }
      """),
  ]

  /// Standard functions that change their base and call a closure meanwhile.
  private static let mutatingWithClosure: Set<String> = ["removeAll", "sort", "partition", "merge", "removeSubrange"]

  static func sites(at node: CollectedNode, in collector: FactCollector) -> [any ConstructSite] {
    switch node {
    case .call(let call):
      guard let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
        let path = AccessPath(base)
      else { return [] }
      let method = access.declName.baseName.text
      let closures = call.arguments.compactMap { $0.expression.as(ClosureExprSyntax.self) }.map { Syntax($0) }
      let trailing = call.trailingClosure.map { [Syntax($0)] } ?? []
      let others = call.arguments.filter { !$0.expression.is(ClosureExprSyntax.self) }.map { Syntax($0.expression) }
      let passesSelf = others.contains {
        $0.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
      }
      var ranges: [ByteRange] = []
      if mutatingWithClosure.contains(method) { ranges += (closures + trailing).map(\.byteRange) }
      if path.optionalIndex != nil { ranges += others.map(\.byteRange) }
      guard !ranges.isEmpty || passesSelf else { return [] }
      return [
        Site(
          path: path, reads: ranges, paths: (closures + trailing + others).flatMap(AccessPath.paths),
          method: passesSelf && ranges.isEmpty ? method : nil, range: call.byteRange, scope: collector.scope)
      ]
    case .sequence(let sequence):
      guard let left = sequence.elements.first, let path = AccessPath(left), path.optionalIndex != nil,
        let operation = sequence.elements.dropFirst().first,
        operation.is(AssignmentExprSyntax.self) || operation.isCompoundAssignment
      else { return [] }
      let right = sequence.elements.dropFirst(2).map { Syntax($0) }
      guard !right.isEmpty else { return [] }
      return [
        Site(
          path: path, reads: right.map(\.byteRange), paths: right.flatMap(AccessPath.paths), method: nil,
          range: sequence.byteRange, scope: collector.scope)
      ]
    default: return []
    }
  }

  struct Site: ConstructSite {
    /// What is changed.
    var path: AccessPath
    /// Where it may be read meanwhile.
    var reads: [ByteRange]
    /// The dotted paths that stand there.
    var paths: [AccessPath]
    /// A method that is given the object itself while it changes a part of it.
    var method: String?
    var range: ByteRange
    var scope: Int

    /// The tracked property that is changed and read at once.
    func property(in context: ResolutionContext) -> (id: ClassID, stored: MemberGraph.StoredName)? {
      let place = context.place(scope)
      if let type = context.program.enclosingType(of: place), !isLocal(path.names[0], context) {
        for id in [type] + context.hierarchy.superclassChain(of: type) where context.isCandidate(id) {
          if let stored = stored(path.names[0], of: id, context), path.optionalIndex ?? 0 >= 0,
            isRead(path.names[0], of: id, in: type, context)
          {
            return isValue(stored, context) ? (id, stored) : nil
          }
        }
      }
      guard path.names.count > 1, let optional = path.optionalIndex, optional >= 1 else { return nil }
      let prefix = Array(path.names.prefix(2))
      guard paths.contains(where: { Array($0.names.prefix(2)) == prefix }) else { return nil }
      let base = Expression.name(path.names[0], arguments: [])
      let owners = context.resolver.type(of: base, at: place, offset: range.lowerBound).ids
      for id in owners where context.isCandidate(id) {
        if let stored = stored(prefix[1], of: id, context), isValue(stored, context) { return (id, stored) }
      }
      return nil
    }

    private func isLocal(_ name: String, _ context: ResolutionContext) -> Bool {
      for index in context.facts.enclosing(scope) {
        if case .type = context.facts.scopes[index].kind { return false }
        if context.facts.scopes[index].locals.contains(where: { $0.name == name && $0.visibleFrom <= range.lowerBound })
        {
          return !path.hasSelf
        }
      }
      return false
    }

    private func stored(_ name: String, of id: ClassID, _ context: ResolutionContext) -> MemberGraph.StoredName? {
      for case .property(let declaration, let index) in context.program[id].members[name] ?? [] {
        let stored = MemberGraph.StoredName(declaration: declaration, index: index)
        if context.members(of: id).verdicts[stored] == .tracked { return stored }
      }
      return nil
    }

    /// Whether the property is read, directly or through members of the class, while it is changed.
    private func isRead(_ name: String, of id: ClassID, in type: TypeID, _ context: ResolutionContext) -> Bool {
      let readers = context.members(of: type).readers(of: name)
      if let method {
        return context.program.types.contains { info in
          (info.members[method] ?? []).contains { member in
            guard case .function(let declaration, let index) = member else { return false }
            let function = context.program.function(declaration, index)
            return function.decorations.has("mutating") && function.mentions.contains { $0.name == name }
          }
        }
      }
      return context.facts.types.contains { declaration in
        declaration.uses.contains { use in
          (use.name == name || readers.contains(use.name)) && reads.contains { $0.encloses(use.range) }
        }
      }
    }

    /// Whether the property holds a value: a part of an object is changed without touching the property.
    private func isValue(_ stored: MemberGraph.StoredName, _ context: ResolutionContext) -> Bool {
      switch context.resolver.type(ofProperty: stored.index, in: stored.declaration).unwrapped {
      case .found(let ids, _): return ids.contains { ![.class, .actor].contains(context.program[$0].kind) }
      case .external(let name, _):
        return !["UI", "NS", "AV", "CL", "MK", "SK", "WK", "CB", "HK", "MP", "PH"].contains(String(name.prefix(2)))
      case .existential, .parameter, .function, .metatype: return false
      default: return true
      }
    }
  }
}

/// A dotted path as `model.items[0].name`, with the place of its first `?`.
struct AccessPath: Hashable, Codable {
  /// Without a leading `self`.
  var names: [String]
  var hasSelf = false
  /// The index of the name behind which the first `?` stands.
  var optionalIndex: Int?

  init?(_ expression: ExprSyntax) {
    var names: [String] = []
    var optionalFromEnd: Int?
    var current = expression
    while true {
      switch current.as(ExprSyntaxEnum.self) {
      case .memberAccessExpr(let access):
        guard let base = access.base else { return nil }
        names.append(access.declName.baseName.identifierText)
        current = base
      case .optionalChainingExpr(let chain):
        optionalFromEnd = names.count
        current = chain.expression
      case .forceUnwrapExpr(let forced): current = forced.expression
      case .subscriptCallExpr(let call): current = call.calledExpression
      case .tupleExpr(let tuple) where tuple.elements.count == 1:
        guard let inner = tuple.elements.first?.expression else { return nil }
        current = inner
      case .declReferenceExpr(let reference):
        if reference.baseName.tokenKind == .keyword(.self) {
          hasSelf = true
        } else {
          names.append(reference.baseName.identifierText)
        }
        guard !names.isEmpty else { return nil }
        self.names = names.reversed()
        optionalIndex = optionalFromEnd.map { names.count - 1 - $0 }
        if let index = optionalIndex, index < 0 { return nil }
        return
      default: return nil
      }
    }
  }

  /// The paths that occur in `node`.
  static func paths(in node: Syntax) -> [AccessPath] {
    let finder = PathFinder(viewMode: .sourceAccurate)
    finder.walk(node)
    return finder.found
  }
}

private final class PathFinder: SyntaxVisitor {
  var found: [AccessPath] = []

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard let path = AccessPath(ExprSyntax(node)) else { return .visitChildren }
    found.append(path)
    return .skipChildren
  }
}

extension ExprSyntax {
  /// `+=` and its kind.
  fileprivate var isCompoundAssignment: Bool {
    guard let text = self.as(BinaryOperatorExprSyntax.self)?.operator.text else { return false }
    return FactCollector.isCompoundAssignment(text)
  }
}
