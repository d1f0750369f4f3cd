import SwiftSyntax

/// `$x` of a published property used as a publisher, in the class, on an object or in a key path: the class is left, or
/// with `--publishers bridge` sends to a subject of its own.
enum PublisherProjection: Construct {
  static let summary =
    "`$name` used as a publisher: the class is left, or with `--publishers bridge` sends to a subject of its own."

  static let examples: [ConstructExample] = [
    .stays(
      """
      import Combine

      class Search: ObservableObject {
        @Published var query = ""
        var lengths: some Publisher { $query.map(\\.count) }
      }
      """, findings: [.publisherUse]),
    .changes(
      """
      import Combine

      class Search: ObservableObject {
        @Published var query = ""
        var lengths: [Int] { [query].map { $0.count } }
      }
      """,
      to: """
        import Observation

        @Observable
        class Search {
          var query = ""
          var lengths: [Int] { [query].map { $0.count } }
        }
        """),
  ]

  static func sites(at node: CollectedNode, in collector: FactCollector) -> [any ConstructSite] {
    if case .keyPath(let path) = node {
      return path.components.compactMap { component in
        guard let name = component.component.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName,
          name.text.hasPrefix("$"), name.text.utf8.count > 1
        else { return nil }
        return KeyPathSite(
          name: String(name.text.dropFirst()), range: name.byteRange, scope: collector.scope,
          root: path.root.map { TypeName($0) } ?? wrapped(by: path))
      }
    }
    guard let projection = Projection(at: node, in: collector) else { return [] }
    let expression: ExprSyntax? =
      switch node {
      case .reference(let reference): ExprSyntax(reference)
      case .member(let access): ExprSyntax(access)
      default: nil
      }
    return expression.map { [Site(projection: projection, use: PublisherUse($0))] } ?? []
  }

  /// `Intent` where the path is an argument of `@IntentParameterDependency<Intent>(…)`.
  private static func wrapped(by path: KeyPathExprSyntax) -> TypeName? {
    guard let attribute = path.parent?.parent?.parent?.as(AttributeSyntax.self),
      case .nominal(let components) = TypeName(attribute.attributeName)
    else { return nil }
    return components.last?.arguments.first
  }

  struct Site: ConstructSite {
    var projection: Projection
    var use: PublisherUse

    struct Target {
      var id: ClassID
      var stored: MemberGraph.StoredName
    }

    /// What `$x` projects: nil where it is no publisher, or the answer is not known.
    private func bases(in context: ResolutionContext) -> ResolvedType? {
      let offset = projection.range.lowerBound
      let place = context.place(projection.scope)
      if let base = projection.base { return context.resolver.type(of: base, at: place, offset: offset).unwrapped }
      guard context.heldModel(projectedAs: projection.name, from: projection.scope, at: offset) == nil,
        !isDeclaredLocally(context), let type = context.program.enclosingType(of: place)
      else { return nil }
      return .found([type], [])
    }

    /// The types, candidates or not, whose published property is meant.
    func publishingTypes(in context: ResolutionContext) -> [TypeID] {
      guard let base = bases(in: context) else { return [] }
      return context.publishers(of: projection.name, in: base.ids)
    }

    /// The one published property that is meant.
    func target(in context: ResolutionContext) -> Target? {
      guard let base = bases(in: context) else { return nil }
      let found = context.publishedProperties(named: projection.name, in: base.ids)
      guard found.count == 1, context.isCandidate(found[0].id) else { return nil }
      return Target(id: found[0].id, stored: found[0].stored)
    }

    /// What becomes of it; nil where that is not exact.
    func role(for target: Target, in context: ResolutionContext) -> PublisherBridge.Role? {
      if changes(target, in: context) { return nil }
      return obstacle(for: target, in: context) == nil ? plainRole(for: target, in: context) : nil
    }

    /// Whether `.onReceive(model.$x)` becomes `.onChange(of: model.x, initial: true)`.
    private func changes(_ target: Target, in context: ResolutionContext) -> Bool {
      guard context.options.onReceive == .change, use.reception != nil, projection.base != nil, context.facts.isEditable
      else { return false }
      let type = context.resolver.type(ofProperty: target.stored.index, in: target.stored.declaration)
      return KnownEquality.isEquatable(type, context)
    }

    private func plainRole(for target: Target, in context: ResolutionContext) -> PublisherBridge.Role {
      if use.assignment != nil { return .assignment }
      let isWithin =
        context.program.enclosingType(of: context.place(projection.scope)) == target.id
        && context.file == target.stored.declaration.file
      return isWithin && !(use.isWhole && context.namesPublishers) ? .subject : .publisher
    }

    /// Why this use cannot be bridged exactly.
    private func obstacle(for target: Target, in context: ResolutionContext) -> String? {
      let graph = context.members(of: target.id)
      let property = context.program.property(target.stored.declaration, target.stored.index)
      if !context.facts.isEditable { return "stands in a file that this run does not change" }
      if use.isInout { return "is passed by reference" }
      if property.decorations.attributes.count > 1 { return "has further attributes" }
      if property.isBackticked { return "has an escaped name" }
      if let assignment = use.assignment {
        let isWithin = context.program.enclosingType(of: context.place(projection.scope)) == target.id
        if !assignment.isOwn || !isWithin || context.file != target.stored.declaration.file {
          return "is assigned to by a pipeline outside of its class"
        }
        if graph.isIsolated, !assignment.isOnMain {
          return "is assigned to by a pipeline that may leave the main actor"
        }
        return nil
      }
      if use.isSynchronous, feedsBack(to: property.name, graph, context) {
        return "has a subscriber that writes it back at once"
      }
      return nil
    }

    /// Whether a subscriber in the same statement writes the property, itself or through members that it calls.
    private func feedsBack(to property: String, _ graph: MemberGraph, _ context: ResolutionContext) -> Bool {
      let outside = context.facts.memberUses[property] ?? []
      if outside.contains(where: { $0.kind != .read && use.statement.contains($0.offset) }) { return true }
      guard let type = context.facts.enclosingType(of: projection.scope), let id = context.type(type),
        ([id] + context.hierarchy.superclassChain(of: id)).contains(graph.id)
      else { return false }
      let uses = context.facts.types[type].uses.filter { use.statement.encloses($0.range) }
      return uses.contains { use in
        use.name == property ? use.kind != .read : graph.writes(property, by: use.name)
      }
    }

    func constraints(in context: ResolutionContext) -> [Constraint] {
      let offset = projection.range.lowerBound
      let name = projection.name
      guard let base = bases(in: context) else { return [] }
      switch base {
      case .external, .metatype, .array, .dictionary, .tuple, .function: return []
      case .unknown:
        let possible = Set(context.couldBe(context.file))
        return context.candidates(publishing: name).filter(possible.contains).flatMap { id in
          context.blocked([id], .unresolvedPublisher, at: offset) {
            "'$\(name)' is used on a value of unknown type, which could be '\($0)'"
          }
        }
      default: break
      }
      let classes = context.publishers(of: name, in: base.ids)
      func blocked(_ why: String) -> [Constraint] {
        context.blocked(classes, .publisherUse, at: offset) { "'$\(name)' of '\($0)' \(why)" }
      }
      if let target = target(in: context), changes(target, in: context) {
        return [
          .review(
            target.id,
            context.finding(
              .receiveToChange, .review, at: offset,
              "onChange runs after '\(name)' is stored, and not for an equal value; onReceive ran before, and for each one",
              of: target.id))
        ]
      }
      guard context.options.publishers == .bridge else { return blocked("is used as a publisher") }
      guard let target = target(in: context) else { return blocked("is used as a publisher of more than one class") }
      if let why = obstacle(for: target, in: context) { return blocked("is used as a publisher and \(why)") }
      return []
    }

    private func isDeclaredLocally(_ context: ResolutionContext) -> Bool {
      context.facts.enclosing(projection.scope).contains { scope in
        context.facts.scopes[scope].locals.contains {
          $0.name == "$" + projection.name || ($0.name == projection.name && !$0.attributes.isEmpty)
        }
      }
    }

    func edits(in context: EditContext) -> [OwnedEdit] {
      guard let target = target(in: context.resolution), context.migrates(target.id) else { return [] }
      if changes(target, in: context.resolution), let reception = use.reception {
        func change(_ range: ByteRange, _ replacement: String) -> OwnedEdit {
          context.edit(range, replacement, for: [target.id], owner: "onReceive($\(projection.name))")
        }
        return [
          change(reception.name, "onChange"),
          change(ByteRange(at: reception.argument.lowerBound), "of: "),
          change(projection.range, projection.name),
          change(ByteRange(at: reception.argument.upperBound), ", initial: true"),
          change(ByteRange(at: reception.parameter), "_, "),
        ]
      }
      guard context.options.publishers == .bridge, let role = role(for: target, in: context.resolution)
      else { return [] }
      let property = context.program.property(target.stored.declaration, target.stored.index)
      let names = context.resolution.bridgeNames(of: property, in: target.id)
      func edit(_ range: ByteRange, _ replacement: String) -> [OwnedEdit] {
        [context.edit(range, replacement, for: [target.id], owner: "$\(projection.name)")]
      }
      switch role {
      case .subject: return edit(projection.range, names.subject)
      case .publisher: return edit(projection.range, names.publisher)
      case .assignment:
        guard let assignment = use.assignment else { return [] }
        let text = SourceText(bytes: context.source.bytes)
        let line = text.indentation(of: assignment.dot).map { context.facts.lineEnding + $0 } ?? ""
        return edit(
          assignment.call,
          "sink { [weak self] in self?.\(property.name) = $0 }\(line).store(in: &\(names.assignments))")
      }
    }
  }

  struct KeyPathSite: ConstructSite {
    var name: String
    var range: ByteRange
    var scope: Int
    var root: TypeName?

    func constraints(in context: ResolutionContext) -> [Constraint] {
      // `\.$x` in a type that wraps an `x` itself, as the parameters of an intent do.
      if root == nil, let type = context.program.enclosingType(of: context.place(scope)),
        context.publishers(of: name, in: [type]).isEmpty, context.program[type].members[name] != nil
      {
        return []
      }
      let known = root.map { context.resolver.resolve($0, at: context.place(scope)).ids } ?? []
      let classes = known.isEmpty ? context.candidates(publishing: name) : context.publishers(of: name, in: known)
      return context.blocked(classes, .publisherUse, at: range.lowerBound) {
        "the key path to '$\(name)' can be one of '\($0)'"
      }
    }
  }
}
