/// `// migrate-observable:ignore - reason` above a declaration, `// migrate-observable:ignore-file` anywhere in a file: what
/// stands there is left as it is.
enum SuppressionComment: Construct {
  static let summary = "`// migrate-observable:ignore` above a declaration leaves it, and what needs it, alone."

  static let examples: [ConstructExample] = [
    .stays(
      """
      import SwiftUI

      // migrate-observable:ignore - an older app links it
      final class Cart: ObservableObject {
        @Published var count = 0
      }
      """, findings: [.suppressed]),
    .changes(
      """
      import SwiftUI

      final class Cart: ObservableObject {
        // migrate-observable:ignoring is another word
        @Published var count = 0
      }
      """,
      to: """
        import SwiftUI

        @Observable
        final class Cart {
          // migrate-observable:ignoring is another word
          var count = 0
        }
        """),
  ]

  static func sites(at node: CollectedNode, in collector: FactCollector) -> [any ConstructSite] {
    guard case .file = node else { return [] }
    return collector.facts.suppressions.map { Site(suppression: $0) }
  }

  struct Site: ConstructSite {
    var suppression: Suppression

    func constraints(in context: ResolutionContext) -> [Constraint] {
      let offset = suppression.range.lowerBound
      let constraints = context.blocked(classes(context).sorted(), .suppressed, at: offset) {
        "a comment asks to leave '\($0)' alone"
      }
      guard constraints.isEmpty else { return constraints }
      return [
        .reported(
          context.finding(.unusedSuppression, .manual, at: offset, "this comment suppresses nothing; remove it"))
      ]
    }

    /// The candidates that are declared or held where the comment speaks.
    private func classes(_ context: ResolutionContext) -> Set<ClassID> {
      var found: Set<ClassID> = []
      func speaks(of range: ByteRange) -> Bool {
        suppression.declaration.map { $0 == range.lowerBound } ?? true
      }
      for (index, type) in context.facts.types.enumerated() {
        let isWhole = speaks(of: type.declaration)
        if isWhole, let id = context.type(index) { found.insert(id) }
        for property in type.properties where isWhole || speaks(of: property.declaration) {
          if let held = HeldModel(property, at: property.scope, in: context) { found.formUnion(held.classes(context)) }
          if speaks(of: property.declaration), suppression.declaration != nil, let id = context.type(index) {
            found.insert(id)
          }
        }
      }
      return found.filter(context.isCandidate)
    }
  }
}
