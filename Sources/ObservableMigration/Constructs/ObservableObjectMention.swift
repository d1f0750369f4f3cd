import SwiftSyntax

/// `ObservableObject` as a constraint, an existential, in a cast, an alias or an extension: whatever class may reach
/// that place is left.
enum ObservableObjectMention: Construct {
  static let summary =
    "`ObservableObject` as a constraint, an existential, in a cast or an extension: what may get there is left."

  static let examples: [ConstructExample] = [
    .stays(
      """
      import Combine

      class Cart: ObservableObject {}

      func register(_ model: any ObservableObject) {}
      """, findings: [.observableObjectMention]),
    .changes(
      """
      import Combine

      class Cart: ObservableObject {}

      /// Takes any ObservableObject.
      func register(_ model: AnyObject) { print("ObservableObject") }
      """,
      to: """
        import Observation

        @Observable
        class Cart {}

        /// Takes any ObservableObject.
        func register(_ model: AnyObject) { print("ObservableObject") }
        """),
  ]

  static func sites(at node: CollectedNode, in collector: FactCollector) -> [any ConstructSite] {
    switch node {
    case .typeName(let type):
      guard let name = TypeName(type).dottedName, ConformanceNames.all.contains(name) else { return [] }
      // These belong to `ObservableObjectConformance` and `ObservableObjectAlias`.
      if type.isInheritedOrAliased { return [] }
      return [Site(range: type.byteRange, scope: collector.scope)]
    case .reference(let reference) where reference.baseName.text == "ObservableObject":
      return [Site(range: reference.byteRange, scope: collector.scope)]
    default: return []
    }
  }

  struct Site: ConstructSite {
    var range: ByteRange
    var scope: Int

    func constraints(in context: ResolutionContext) -> [Constraint] {
      guard Hierarchy.meansApple(context.facts, context.program) else { return [] }
      return context.couldBe(context.file).flatMap { id in
        context.blocked([id], .observableObjectMention, at: range.lowerBound) {
          "ObservableObject is asked for here, and '\($0)' may be what comes"
        }
      }
    }
  }
}
