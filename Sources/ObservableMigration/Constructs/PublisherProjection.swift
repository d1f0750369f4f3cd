import SwiftSyntax

/// `$x` of a published property used as a publisher, in the class, on an object or in a key path: the class is left.
enum PublisherProjection: Construct {
  static let summary = "`$name` of a published property used as a publisher: the class is left."

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
          root: path.root.map { TypeName($0) })
      }
    }
    guard let projection = Projection(at: node, in: collector) else { return [] }
    return [Site(projection: projection)]
  }

  struct Site: ConstructSite {
    var projection: Projection

    func constraints(in context: ResolutionContext) -> [Constraint] {
      let offset = projection.range.lowerBound
      let place = context.place(projection.scope)
      let name = projection.name
      guard let base = projection.base else {
        guard context.heldModel(projectedAs: name, from: projection.scope, at: offset) == nil,
          !isDeclaredLocally(context), let type = context.program.enclosingType(of: place)
        else { return [] }
        return block(context.publishers(of: name, in: [type]), context)
      }
      switch context.resolver.type(of: base, at: place, offset: offset).unwrapped {
      case .external, .metatype, .array, .dictionary, .tuple, .function: return []
      case .unknown:
        return context.candidates(publishing: name).flatMap { id in
          context.blocked([id], .unresolvedPublisher, at: offset) {
            "'$\(name)' is used on a value of unknown type, which could be '\($0)'"
          }
        }
      case let type: return block(context.publishers(of: name, in: type.ids), context)
      }
    }

    private func isDeclaredLocally(_ context: ResolutionContext) -> Bool {
      context.facts.enclosing(projection.scope).contains { scope in
        context.facts.scopes[scope].locals.contains {
          $0.name == "$" + projection.name || ($0.name == projection.name && !$0.attributes.isEmpty)
        }
      }
    }

    private func block(_ classes: [ClassID], _ context: ResolutionContext) -> [Constraint] {
      context.blocked(classes, .publisherUse, at: projection.range.lowerBound) {
        "'$\(projection.name)' of '\($0)' is used as a publisher"
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
