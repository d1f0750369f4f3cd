import SwiftSyntax

/// Wrappers as types: `ObservedObject<M>.Wrapper` becomes `Bindable<M>` and `StateObject<M>` becomes `State<M>`; what
/// the others name is left.
enum WrapperTypeMention: Construct {
  static let summary =
    "Wrappers as types: `ObservedObject<Model>.Wrapper` becomes `Bindable<Model>`, `StateObject<Model>` `State<Model>`."

  static let examples: [ConstructExample] = [
    .changes(
      """
      import SwiftUI

      final class Cart: ObservableObject { @Published var count = 0 }

      struct CartView: View {
        @ObservedObject var cart: Cart
        var body: some View { row($cart) }

        private func row(_ cart: ObservedObject<Cart>.Wrapper) -> some View {
          Stepper("Count", value: cart.count)
        }
      }
      """,
      to: """
        import SwiftUI

        @Observable
        final class Cart { var count = 0 }

        struct CartView: View {
          var cart: Cart
          var body: some View { row(Bindable(cart)) }

          private func row(_ cart: Bindable<Cart>) -> some View {
            Stepper("Count", value: cart.count)
          }
        }
        """),
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

  private static let wrappers: Set<String> = [
    "StateObject", "ObservedObject", "EnvironmentObject", "FocusedObject", "Published",
  ]

  /// What takes the place of a wrapper named as a type.
  private static func replacement(of components: [TypeName.Component]) -> String? {
    switch components.map(\.name) {
    case ["ObservedObject", "Wrapper"], ["EnvironmentObject", "Wrapper"]: "Bindable"
    case ["StateObject"]: "State"
    case ["Published", "Publisher"]: "AnyPublisher"
    default: nil
    }
  }

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
          scope: collector.scope, value: nil,
          replacement: type.trimmedDescription == "ObservedObject"
            ? Replacement(name: "Bindable", range: type.byteRange, argument: nil) : nil)
      ]
    case .typeName(let type):
      guard type.parent?.is(AttributeSyntax.self) != true, type.parent?.is(MemberTypeSyntax.self) != true,
        case .nominal(let components) = TypeName(type),
        let wrapper = components.first(where: { wrappers.contains($0.name) })
      else { return [] }
      let argument = argument(of: type)
      return [
        Site(
          wrapper: wrapper.name, arguments: wrapper.arguments, range: type.byteRange, scope: collector.scope,
          value: nil,
          replacement: argument.flatMap { argument in
            replacement(of: components).map { Replacement(name: $0, range: type.byteRange, argument: argument) }
          })
      ]
    case .call(let call):
      guard let reference = call.calledExpression.as(DeclReferenceExprSyntax.self),
        wrappers.contains(reference.baseName.text), WrapperAssignment.assignment(of: ExprSyntax(call)) == nil
      else { return [] }
      let wrapper = reference.baseName.text
      let label = call.arguments.first?.label?.text
      let isPlain = call.arguments.count == 1 && call.trailingClosure == nil
      return [
        Site(
          wrapper: wrapper, arguments: [], range: reference.byteRange, scope: collector.scope,
          value: call.arguments.first.map { Expression($0.expression) } ?? .unknown,
          replacement: wrapper == "StateObject" && isPlain && label == "wrappedValue"
            ? Replacement(name: "State", range: reference.byteRange, argument: nil) : nil)
      ]
    default: return []
    }
  }

  /// Where `M` stands in `ObservedObject<M>.Wrapper` or `StateObject<M>`.
  private static func argument(of type: TypeSyntax) -> ByteRange? {
    let inner = type.as(MemberTypeSyntax.self)?.baseType ?? type
    guard let clause = inner.as(IdentifierTypeSyntax.self)?.genericArgumentClause, clause.arguments.count == 1 else {
      return nil
    }
    return clause.arguments.first?.argument.byteRange
  }

  struct Replacement: Hashable, Codable {
    var name: String
    var range: ByteRange
    /// The generic argument that is kept.
    var argument: ByteRange?
  }

  struct Site: ConstructSite {
    var wrapper: String
    var arguments: [TypeName]
    var range: ByteRange
    var scope: Int
    /// What the wrapper is made of, where it is called.
    var value: Expression?
    var replacement: Replacement?

    /// The classes that are named or wrapped.
    private func types(in context: ResolutionContext) -> [ResolvedType] {
      let place = context.place(scope)
      return arguments.map { context.resolver.resolve($0, at: place) }
        + (value.map { [context.resolver.type(of: $0, at: place, offset: range.lowerBound)] } ?? [])
    }

    /// The candidates that a replaced type is about; nil where it cannot be replaced.
    func replaced(in context: ResolutionContext) -> [ClassID]? {
      guard let replacement, context.facts.isEditable else { return nil }
      if replacement.name == "AnyPublisher" {
        let classes = context.classesHandingOver()
        return context.options.publishers == .bridge && classes.allSatisfy(context.isCandidate)
          ? classes.sorted() : nil
      }
      guard let type = types(in: context).first else { return nil }
      if case .optional = type { return nil }
      let ids = type.ids
      return !ids.isEmpty && ids.allSatisfy(context.isCandidate) ? ids : nil
    }

    func constraints(in context: ResolutionContext) -> [Constraint] {
      guard Hierarchy.meansApple(context.facts, context.program) else { return [] }
      let offset = range.lowerBound
      if let classes = replaced(in: context) {
        return Constraint.together(classes, at: context.facts.location(offset), context.program)
      }
      var classes: [TypeID] = []
      if replacement?.name == "AnyPublisher" {
        // Whoever passes a publisher uses `$x`, which blocks by itself unless it is bridged.
        guard context.options.publishers == .bridge else { return [] }
        classes = context.classesHandingOver().sorted()
      } else if wrapper == "Published" {
        classes = context.program.enclosingType(of: context.place(scope)).map { [$0] } ?? []
      } else {
        for type in types(in: context) { type.visit { classes += $0.ids } }
        if classes.isEmpty { classes = context.couldBe(context.file) }
      }
      return context.blocked(Set(classes).sorted(), .wrapperType, at: offset) {
        "\(wrapper) is used as a type here, which concerns '\($0)'"
      }
    }

    func edits(in context: EditContext) -> [OwnedEdit] {
      guard let replacement, let classes = replaced(in: context.resolution), !classes.isEmpty,
        classes.allSatisfy(context.migrates),
        Hierarchy.meansApple(context.facts, context.program)
      else { return [] }
      let name = context.resolution.spelling(
        of: replacement.name, module: replacement.name == "AnyPublisher" ? "Combine" : "SwiftUI", at: scope)
      let never = replacement.name == "AnyPublisher" ? ", Never" : ""
      let arguments = replacement.argument.map { "<\(context.text($0))\(never)>" } ?? ""
      return [context.edit(replacement.range, name + arguments, for: classes, owner: "\(wrapper) as a type")]
    }
  }
}

extension ResolutionContext {
  /// Whether some declaration takes the projection of this class whole, and will take a `Bindable` instead.
  func isTakenWhole(_ id: ClassID) -> Bool {
    index.isTakenWhole(id) {
      var found: Set<ClassID> = []
      for file in program.files.indices {
        let context = self.for(file)
        for case let site as WrapperTypeMention.Site in program.files[file].sites
        where site.replacement?.name == "Bindable" && site.replacement?.argument != nil {
          found.formUnion(site.replaced(in: context) ?? [])
        }
      }
      return found
    }
  }
}
