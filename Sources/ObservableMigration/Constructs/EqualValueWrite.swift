import SwiftSyntax

/// `x = x`: a poke that made views redraw, and that a tracked property takes as no change.
enum EqualValueWrite: Construct {
  static let summary = "A property that is assigned to itself to make views redraw."

  static let examples: [ConstructExample] = [
    .changes(
      """
      import SwiftUI

      final class Board: ObservableObject {
        @Published var rows = 3
        func redraw() { rows = rows }
      }
      """,
      to: """
        import SwiftUI

        @Observable
        final class Board {
          var rows = 3
          func redraw() { rows = rows }
        }
        """, findings: [.equalValueWrite]),
    .stays(
      """
      struct Board {
        var rows = 3
        mutating func redraw() { rows = rows + 0 }
      }
      """),
  ]

  static func sites(at node: CollectedNode, in collector: FactCollector) -> [any ConstructSite] {
    guard case .sequence(let sequence) = node, sequence.elements.count == 3,
      sequence.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true,
      let left = sequence.elements.first.flatMap({ AccessPath($0) }),
      let right = sequence.elements.last.flatMap({ AccessPath($0) }), left.names == right.names,
      sequence.elements.first?.trimmedDescription.hasSuffix("]") == false
    else { return [] }
    return [
      Site(path: left, isSame: left.hasSelf == right.hasSelf, range: sequence.byteRange, scope: collector.scope)
    ]
  }

  struct Site: ConstructSite {
    var path: AccessPath
    /// Both sides have `self.` or none has; otherwise one of them may be a parameter.
    var isSame: Bool
    var range: ByteRange
    var scope: Int

    func constraints(in context: ResolutionContext) -> [Constraint] {
      let place = context.place(scope)
      let owners: [TypeID]
      if path.names.count == 1 {
        guard isSame, !context.isLocal(path.names[0], from: scope, at: range.lowerBound) else { return [] }
        owners = context.program.enclosingType(of: place).map { [$0] } ?? []
      } else {
        var base: Expression = .name(path.names[0], arguments: [])
        for name in path.names.dropFirst().dropLast() { base = .member(base, name) }
        owners = context.resolver.type(of: base, at: place, offset: range.lowerBound).ids
      }
      let name = path.names[path.names.count - 1]
      for id in owners where context.isCandidate(id) {
        for case .property(let declaration, let index) in context.program[id].members[name] ?? [] {
          let stored = MemberGraph.StoredName(declaration: declaration, index: index)
          guard context.members(of: id).verdicts[stored] == .tracked, context.partialEquality(of: stored) == nil
          else { continue }
          return [
            .review(
              id,
              context.finding(
                .equalValueWrite, .review, at: range.lowerBound,
                "'\(name)' is assigned to itself, which refreshed views and no longer does", of: id))
          ]
        }
      }
      return []
    }
  }
}

extension ResolutionContext {
  /// Whether `name` at this place is declared in the body around it.
  func isLocal(_ name: String, from scope: Int, at offset: Int) -> Bool {
    for index in facts.enclosing(scope) {
      if case .type = facts.scopes[index].kind { return false }
      if facts.scopes[index].locals.contains(where: { $0.name == name && $0.visibleFrom <= offset }) { return true }
    }
    return false
  }
}
