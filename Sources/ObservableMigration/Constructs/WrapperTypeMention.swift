import SwiftSyntax

/// `ObservedObject<M>.Wrapper`, `StateObject<M>`, `Published<T>.Publisher` and other uses of the wrappers as types: what
/// they name is left.
enum WrapperTypeMention: Construct {
  static let summary =
    "`ObservedObject<Model>.Wrapper`, `Published<Value>.Publisher` and other wrappers as types: what they name is left."

  static let examples: [ConstructExample] = [
    .stays(
      """
      import SwiftUI

      class Cart: ObservableObject {}

      func row(_ cart: ObservedObject<Cart>) -> Text { Text("Cart") }
      """, findings: [.wrapperType]),
    .changes(
      """
      import SwiftUI

      class Cart: ObservableObject {}

      func row(_ cart: State<Cart>) -> Text { Text("Cart") }
      """,
      to: """
        import SwiftUI

        @Observable
        class Cart {}

        func row(_ cart: State<Cart>) -> Text { Text("Cart") }
        """),
  ]

  private static let wrappers: Set<String> = ["StateObject", "ObservedObject", "EnvironmentObject", "Published"]

  /// `@ObservedObject` on a parameter of a function.
  private static func isOnParameter(_ type: TypeSyntax) -> Bool {
    guard wrappers.contains(type.trimmedDescription), type.parent?.is(AttributeSyntax.self) == true else {
      return false
    }
    return type.parent?.parent?.parent?.is(FunctionParameterSyntax.self) == true
  }

  static func sites(at node: CollectedNode, in collector: FactCollector) -> [any ConstructSite] {
    switch node {
    case .typeName(let type) where isOnParameter(type):
      guard let parameter = type.parent?.parent?.parent?.as(FunctionParameterSyntax.self) else { return [] }
      return [
        Site(
          wrapper: type.trimmedDescription, arguments: [TypeName(parameter.type)], range: type.byteRange,
          scope: collector.scope, value: nil)
      ]
    case .typeName(let type):
      guard type.parent?.is(AttributeSyntax.self) != true, case .nominal(let components) = TypeName(type),
        let wrapper = components.first(where: { wrappers.contains($0.name) })
      else { return [] }
      return [
        Site(
          wrapper: wrapper.name, arguments: wrapper.arguments, range: type.byteRange, scope: collector.scope,
          value: nil)
      ]
    case .call(let call):
      guard let reference = call.calledExpression.as(DeclReferenceExprSyntax.self),
        wrappers.contains(reference.baseName.text), WrapperAssignment.assignment(of: ExprSyntax(call)) == nil
      else { return [] }
      return [
        Site(
          wrapper: reference.baseName.text, arguments: [], range: reference.byteRange, scope: collector.scope,
          value: call.arguments.first.map { Expression($0.expression) } ?? .unknown)
      ]
    default: return []
    }
  }

  struct Site: ConstructSite {
    var wrapper: String
    var arguments: [TypeName]
    var range: ByteRange
    var scope: Int
    /// What the wrapper is made of, where it is called.
    var value: Expression?

    func constraints(in context: ResolutionContext) -> [Constraint] {
      guard Hierarchy.meansApple(context.facts, context.program) else { return [] }
      let place = context.place(scope)
      var classes: [TypeID] = []
      if wrapper == "Published" {
        // Whoever passes a publisher uses `$x`, which blocks by itself; here it is the declaring type that asks for one.
        classes = context.program.enclosingType(of: place).map { [$0] } ?? []
      } else {
        let types =
          arguments.map { context.resolver.resolve($0, at: place) }
          + (value.map { [context.resolver.type(of: $0, at: place, offset: range.lowerBound)] } ?? [])
        for type in types { type.visit { classes += $0.ids } }
        if classes.isEmpty { classes = context.couldBe(context.file) }
      }
      return context.blocked(Set(classes).sorted(), .wrapperType, at: range.lowerBound) {
        "\(wrapper) is used as a type here, which concerns '\($0)'"
      }
    }
  }
}
