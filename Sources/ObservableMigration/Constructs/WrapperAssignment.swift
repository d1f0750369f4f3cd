import SwiftSyntax

/// `_m = StateObject(wrappedValue: e)` and other uses of a wrapper's storage.
enum WrapperAssignment: Construct {
  static let summary = "`_model = StateObject(wrappedValue: …)` and other uses of a wrapper's storage."

  static let examples: [ConstructExample] = [
    .changes(
      """
      import SwiftUI

      class Cart: ObservableObject {
        @Published var count: Int
        init(count: Int) { _count = Published(initialValue: count) }
      }

      struct CartView: View {
        @StateObject private var cart: Cart
        init(count: Int) { _cart = StateObject(wrappedValue: Cart(count: count)) }
        var body: some View { Text("\\(cart.count)") }
      }
      """,
      to: """
        import SwiftUI

        @Observable
        class Cart {
          var count: Int
          init(count: Int) { self.count = count }
        }

        struct CartView: View {
          @State private var cart: Cart
          init(count: Int) { _cart = State(wrappedValue: Cart(count: count)) }
          var body: some View { Text("\\(cart.count)") }
        }
        """),
    .stays(
      """
      import SwiftUI

      class Cart: ObservableObject {}

      struct CartView: View {
        @StateObject private var cart = Cart()
        var body: some View { Text("\\(ObjectIdentifier(_cart.wrappedValue))") }
      }
      """, findings: [.wrapperStorage]),
    .stays(
      """
      import SwiftUI

      struct CartView: View {
        @State private var count: Int
        init(count: Int) { _count = State(wrappedValue: count) }
        var body: some View { Text("Cart") }
      }
      """),
  ]

  static func sites(at node: CollectedNode, in collector: FactCollector) -> [any ConstructSite] {
    guard let (name, range, expression) = storage(at: node, in: collector) else { return [] }
    return [
      Site(
        name: name, range: range, whole: expression.byteRange,
        scope: collector.scope, assigned: assigned(to: expression), handedOver: handedOver(to: expression))
    ]
  }

  /// `_x` or `self._x`: the name without `_`, where it stands, and the whole expression.
  static func storage(
    at node: CollectedNode, in collector: FactCollector
  ) -> (name: String, range: ByteRange, expression: ExprSyntax)? {
    let token: TokenSyntax
    let expression: ExprSyntax
    switch node {
    case .reference(let reference):
      token = reference.baseName
      expression = ExprSyntax(reference)
    case .member(let access):
      guard access.base?.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self) else { return nil }
      token = access.declName.baseName
      expression = ExprSyntax(access)
    default: return nil
    }
    guard token.text.hasPrefix("_"), token.text.utf8.count > 1 else { return nil }
    if case .reference = node, collector.isLocal(token.text, at: token.byteRange.lowerBound) { return nil }
    return (String(token.identifierText.dropFirst()), token.byteRange, expression)
  }

  /// The wrapper that an assignment makes.
  struct Assigned: Hashable, Codable {
    /// `StateObject`; nil for `.init`.
    var wrapper: String?
    var wrapperRange: ByteRange?
    var label: String
    /// The call.
    var range: ByteRange
    /// Its argument.
    var value: ByteRange
    var expression: Expression
  }

  /// The sequence in which `call` is what is assigned to `_x`.
  static func assignment(of call: ExprSyntax) -> SequenceExprSyntax? {
    guard let list = call.parent?.as(ExprListSyntax.self), let sequence = list.parent?.as(SequenceExprSyntax.self),
      list.count == 3, let first = list.first, list.dropFirst().first?.is(AssignmentExprSyntax.self) == true,
      list.last?.id == call.id
    else { return nil }
    let name = first.as(DeclReferenceExprSyntax.self) ?? first.as(MemberAccessExprSyntax.self)?.declName
    return name?.baseName.text.hasPrefix("_") == true ? sequence : nil
  }

  /// The wrapper that is assigned without being made here.
  private static func handedOver(to expression: ExprSyntax) -> Expression? {
    guard let list = expression.parent?.as(ExprListSyntax.self), list.count == 3, list.first?.id == expression.id,
      list.dropFirst().first?.is(AssignmentExprSyntax.self) == true
    else { return nil }
    return list.last.map { Expression($0) }
  }

  private static func assigned(to expression: ExprSyntax) -> Assigned? {
    guard let list = expression.parent?.as(ExprListSyntax.self), list.count == 3, list.first?.id == expression.id,
      let call = list.last?.as(FunctionCallExprSyntax.self), assignment(of: ExprSyntax(call)) != nil,
      let argument = call.arguments.first, call.arguments.count == 1, let label = argument.label?.text,
      label == "wrappedValue" || label == "initialValue", call.trailingClosure == nil
    else { return nil }
    var callee = call.calledExpression
    if let generic = callee.as(GenericSpecializationExprSyntax.self) { callee = generic.expression }
    var wrapper: TokenSyntax?
    if let reference = callee.as(DeclReferenceExprSyntax.self) {
      wrapper = reference.baseName
    } else if let access = callee.as(MemberAccessExprSyntax.self) {
      guard access.base == nil, access.declName.baseName.text == "init" else { return nil }
    } else {
      return nil
    }
    return Assigned(
      wrapper: wrapper?.text, wrapperRange: wrapper?.byteRange, label: label, range: call.byteRange,
      value: argument.expression.byteRange, expression: Expression(argument.expression))
  }

  struct Site: ConstructSite {
    var name: String
    var range: ByteRange
    var whole: ByteRange
    var scope: Int
    var assigned: Assigned?
    var handedOver: Expression?

    /// Whether a `StateObject<M>` is assigned, which becomes a `State<M>` where it is declared.
    private func takesStateObject(_ held: HeldModel, _ context: ResolutionContext) -> Bool {
      guard held.wrapper == .stateObject, assigned == nil, let handedOver,
        case .external("StateObject", let arguments) = context.resolver.type(
          of: handedOver, at: context.place(scope), offset: range.lowerBound)
      else { return false }
      return arguments.first?.ids == held.classes(context) && !held.classes(context).isEmpty
    }

    private func held(_ context: ResolutionContext) -> HeldModel? {
      context.heldModel(projectedAs: name, from: scope, at: range.lowerBound)
    }

    /// The class whose published property is meant, and that property.
    private func published(_ context: ResolutionContext) -> (id: ClassID, property: Property)? {
      guard let type = context.program.enclosingType(of: context.place(scope)),
        let id = context.publishers(of: name, in: [type]).first, context.isCandidate(id)
      else { return nil }
      for case .property(let declaration, let index) in context.program[id].members[name] ?? [] {
        return (id, context.program.property(declaration, index))
      }
      return nil
    }

    func constraints(in context: ResolutionContext) -> [Constraint] {
      let offset = range.lowerBound
      func storage(_ classes: [ClassID]) -> [Constraint] {
        context.blocked(classes, .wrapperStorage, at: offset) {
          "'_\(name)', the storage of a wrapper around '\($0)', is used in a way that is not known"
        }
      }
      if let held = held(context) {
        if takesStateObject(held, context) { return [] }
        let isKnown = assigned.map { $0.wrapper == nil || $0.wrapper == held.wrapper.rawValue } ?? false
        guard isKnown, ![.environmentObject, .focusedObject].contains(held.wrapper) else {
          return storage(held.classes(context))
        }
        if held.outcome(in: context) == .bindable, assigned?.label != "wrappedValue" {
          return storage(held.classes(context))
        }
        if held.wrapper == .stateObject, let assigned,
          context.createsObject(assigned.expression, at: scope, offset: offset)
        {
          return EagerInitializer.reviews(held, at: offset, in: context)
        }
        return []
      }
      if let published = published(context) {
        let isKnown = assigned.map { $0.wrapper == nil || $0.wrapper == "Published" } ?? false
        return isKnown ? [] : storage([published.id])
      }
      return []
    }

    func edits(in context: EditContext) -> [OwnedEdit] {
      guard let assigned else { return [] }
      let owner = "_\(name)"
      if let held = held(context.resolution) {
        guard held.migrates(in: context) else { return [] }
        let classes = held.classes(context.resolution)
        func rename(_ wrapper: String) -> [OwnedEdit] {
          guard let range = assigned.wrapperRange else { return [] }
          let spelled = context.resolution.spelling(of: wrapper, module: "SwiftUI", at: scope)
          return [context.edit(range, spelled, for: classes, owner: owner)]
        }
        switch held.outcome(in: context.resolution) {
        case .state: return rename("State")
        case .bindable: return rename("Bindable")
        case .plainVariable, .constant:
          return [
            context.edit(whole, "self." + name, for: classes, owner: owner),
            context.edit(assigned.range, context.text(assigned.value), for: classes, owner: owner),
          ]
        case .environment, .focusedValue: return []
        }
      }
      guard let (id, property) = published(context.resolution), context.migrates(id) else { return [] }
      let keepsStorage = property.storage == .observed || isInNonisolatedInitializer(context.resolution)
      let isShadowed = context.facts.enclosing(scope).contains { index in
        context.facts.scopes[index].locals.contains { $0.name == name && $0.visibleFrom <= range.lowerBound }
      }
      let hasSelf = whole != range
      let target = keepsStorage ? "_" + name : name
      var edits = [context.edit(assigned.range, context.text(assigned.value), for: [id], owner: owner)]
      if !hasSelf, isShadowed, !keepsStorage {
        edits.append(context.edit(range, "self." + name, for: [id], owner: owner))
      } else if !keepsStorage {
        edits.append(context.edit(range, target, for: [id], owner: owner))
      }
      return edits
    }

    private func isInNonisolatedInitializer(_ context: ResolutionContext) -> Bool {
      context.facts.types.contains { type in
        type.functions.contains {
          $0.kind == .initializer && $0.declaration.encloses(range) && $0.decorations.has("nonisolated")
        }
      }
    }
  }
}
