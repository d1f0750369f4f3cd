import SwiftSyntax

/// `.environmentObject(m)` and its relatives, wherever they stand: the modifier that takes an `Observable` instead.
enum EnvironmentObjectModifier: Construct {
  static let summary =
    "`.environmentObject(model)`, `.focusedObject` and `.focusedSceneObject`: the modifiers that take an observable."

  static let examples: [ConstructExample] = [
    .changes(
      """
      import SwiftUI

      class Session: ObservableObject {}

      struct Root: View {
        @StateObject private var session = Session()
        var body: some View { Text("Home").environmentObject(session) }
      }
      """,
      to: """
        import SwiftUI

        @Observable
        class Session {}

        struct Root: View {
          @State private var session = Session()
          var body: some View { Text("Home").environment(session) }
        }
        """),
    .stays(
      """
      import Services
      import SwiftUI

      struct Root: View {
        let session: Services.Session
        var body: some View { Text("Home").environmentObject(session) }
      }
      """),
  ]

  /// What each modifier becomes.
  static let replacements = [
    "environmentObject": "environment", "focusedObject": "focusedValue", "focusedSceneObject": "focusedSceneValue",
  ]

  static func sites(at node: CollectedNode, in collector: FactCollector) -> [any ConstructSite] {
    let name: DeclReferenceExprSyntax
    let base: ExprSyntax?
    let expression: ExprSyntax
    switch node {
    case .member(let access): (name, base, expression) = (access.declName, access.base, ExprSyntax(access))
    case .reference(let reference): (name, base, expression) = (reference, nil, ExprSyntax(reference))
    default: return []
    }
    guard replacements[name.baseName.text] != nil else { return [] }
    let call = expression.parent?.as(FunctionCallExprSyntax.self).flatMap {
      $0.calledExpression.id == expression.id ? $0 : nil
    }
    if base == nil, collector.isLocal(name.baseName.text, at: name.byteRange.lowerBound) { return [] }
    var argument: Expression?
    if let only = call?.arguments.first, call?.arguments.count == 1, only.label == nil, call?.trailingClosure == nil {
      argument = Expression(only.expression)
    }
    return [
      Site(
        modifier: name.baseName.text, range: name.baseName.byteRange, scope: collector.scope, argument: argument,
        isCalled: call != nil, isQualified: name.argumentNames != nil)
    ]
  }

  struct Site: ConstructSite {
    var modifier: String
    var range: ByteRange
    var scope: Int
    var argument: Expression?
    var isCalled: Bool
    var isQualified: Bool

    /// The candidates that it gives.
    func classes(in context: ResolutionContext) -> [ClassID] {
      type(in: context).ids.filter(context.isCandidate)
    }

    private func type(in context: ResolutionContext) -> ResolvedType {
      guard let argument else { return .unknown }
      return context.resolver.type(of: argument, at: context.place(scope), offset: range.lowerBound)
    }

    func constraints(in context: ResolutionContext) -> [Constraint] {
      guard Hierarchy.meansApple(context.facts, context.program) else { return [] }
      let type = type(in: context)
      let classes = type.ids.filter(context.isCandidate)
      switch type.unwrapped {
      case .external: return []
      case .found(let ids, _) where classes.isEmpty && !ids.isEmpty: return []
      case .found(let ids, _) where classes.count < ids.count:
        return context.blocked(classes, .ambiguousType, at: range.lowerBound) {
          "the object given to .\(modifier) could be '\($0)' or another type of that name"
        }
      default: break
      }
      guard !classes.isEmpty else {
        return context.couldBe(context.file).flatMap { id in
          context.blocked([id], .unresolvedInjection, at: range.lowerBound) {
            "the type of the object given to .\(modifier) is not known, so it could be '\($0)'"
          }
        }
      }
      var constraints = Constraint.together(classes, at: context.facts.location(range.lowerBound), context.program)
      if !context.facts.isEditable {
        constraints += context.blocked(classes, .outsidePaths, at: range.lowerBound) {
          "'\($0)' is put into the environment in a file that this run does not change"
        }
      }
      if case .existential = type {
        constraints += context.blocked(classes, .existentialInjection, at: range.lowerBound) {
          "an existential of '\($0)' is put into the environment, which takes one class"
        }
      }
      return constraints
    }

    func edits(in context: EditContext) -> [OwnedEdit] {
      let classes = classes(in: context.resolution)
      guard !classes.isEmpty, classes.allSatisfy(context.migrates), let name = replacements[modifier] else { return [] }
      return [context.edit(range, name, for: classes, owner: ".\(modifier)")]
    }
  }
}
