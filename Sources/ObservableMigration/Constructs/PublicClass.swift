/// A public class of a library: clients that hold it by a wrapper of SwiftUI have to change with it.
enum PublicClass: Construct {
  static let summary = "A public model, whose clients change with it."

  static let examples: [ConstructExample] = [
    .changes(
      """
      import SwiftUI

      public final class Cart: ObservableObject {
        @Published public var count = 0
      }
      """,
      to: """
        import SwiftUI

        @Observable
        public final class Cart {
          public var count = 0
        }
        """, findings: [.publicAPI]),
    .stays(
      """
      public final class Cart {
        public var count = 0
      }
      """),
  ]

  static func sites(at node: CollectedNode, in collector: FactCollector) -> [any ConstructSite] {
    guard case .type(let index) = node, [.class, .protocol].contains(collector.facts.types[index].kind),
      collector.facts.types[index].decorations.access ?? .internal >= .public
    else { return [] }
    return [Site(type: index)]
  }

  struct Site: ConstructSite {
    var type: Int

    func constraints(in context: ResolutionContext) -> [Constraint] {
      guard let id = context.type(type), context.isCandidate(id) else { return [] }
      let facts = context.facts.types[type]
      return [
        .review(
          id,
          context.finding(
            .publicAPI, .safe, at: facts.nameRange.lowerBound,
            "'\(context.program[id].name)' is \(facts.decorations.access?.rawValue ?? "public"): clients outside of the root that hold it as an ObservableObject no longer compile",
            of: id))
      ]
    }
  }
}
