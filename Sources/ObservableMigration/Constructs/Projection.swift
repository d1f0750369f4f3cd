import SwiftSyntax

/// One `$x` as written.
struct Projection: Hashable, Codable {
  /// Without the `$`.
  var name: String
  /// `$x`.
  var range: ByteRange
  /// With a `self.` before it.
  var whole: ByteRange
  var scope: Int
  var hasSelf: Bool
  /// `vm` in `vm.$x`.
  var base: Expression?
  /// The first member after it: `y` in `$x.y`.
  var member: String?
  /// It is an argument of a call itself.
  var isArgument = false

  init?(at node: CollectedNode, in collector: FactCollector) {
    let token: TokenSyntax
    let expression: ExprSyntax
    var base: ExprSyntax?
    switch node {
    case .reference(let reference):
      token = reference.baseName
      expression = ExprSyntax(reference)
    case .member(let access):
      token = access.declName.baseName
      expression = ExprSyntax(access)
      base = access.base
      guard base != nil else { return nil }
    default: return nil
    }
    let text = token.text
    guard text.utf8.first == UInt8(ascii: "$"), text.utf8.count > 1, Int(text.dropFirst()) == nil else { return nil }
    name = String(text.dropFirst())
    if name.hasPrefix("`") { name = String(name.dropFirst().dropLast()) }
    range = token.byteRange
    whole = expression.byteRange
    scope = collector.scope
    hasSelf = false
    if let base {
      if base.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self) {
        hasSelf = true
      } else {
        self.base = Expression(base)
      }
    }
    if let access = expression.parent?.as(MemberAccessExprSyntax.self), access.base?.id == expression.id {
      member = access.declName.baseName.identifierText
    } else if expression.parent?.as(SubscriptCallExprSyntax.self)?.calledExpression.id == expression.id {
      member = "subscript"
    } else if expression.parent?.is(LabeledExprSyntax.self) == true {
      isArgument = expression.parent?.parent?.parent?.is(FunctionCallExprSyntax.self) == true
    }
  }

  /// Whether a local or parameter of the same name stands between it and the property that it projects.
  func isShadowed(in facts: FileFacts) -> Bool {
    for index in facts.enclosing(scope) {
      if case .type = facts.scopes[index].kind { return false }
      let isHidden = facts.scopes[index].locals.contains {
        $0.name == name && $0.visibleFrom <= range.lowerBound
      }
      if isHidden { return true }
    }
    return false
  }
}

/// Where the statement `@Bindable var x = x` goes for a projection; there is none where no statement can go.
struct StatementInsertion {
  /// The first statement of the body, or the comments before it.
  var offset: Int
  /// The single expression that now needs a `return`.
  var returnOffset: Int?

  init?(for projection: Projection, in context: ResolutionContext) {
    let facts = context.facts
    guard !projection.isShadowed(in: facts), let scope = Self.outermostBody(of: projection.scope, in: facts),
      let body = facts.scopes[scope].body, let first = body.firstStatement, body.owner != .initializer,
      !body.isOneLine, body.indentation != nil
    else { return nil }
    let name = projection.name
    let inside = facts.scopes.indices.filter { facts.enclosing($0).contains(scope) }
    for index in inside {
      let other = facts.scopes[index]
      // A shadowed local may not be captured by a closure that leaves the actor.
      if other.kind == .closure, let callee = other.body?.name, ["detached", "async"].contains(callee) { return nil }
      // Another declaration of that name in the body itself would clash.
      if other.locals.contains(where: { $0.name == name && (index == scope || other.parent == scope) }) { return nil }
    }
    if context.isAssigned(name, within: facts.scopes[scope].range, of: projection.scope) { return nil }
    offset = body.start
    let isBuilder = BuilderBody.isBuilder(body, scope: scope, in: context)
    switch body.single {
    case nil: break
    case .expression where isBuilder == true: break
    case .expression where isBuilder == false: returnOffset = body.returnsValue ? first.lowerBound : nil
    case .branching where isBuilder == true: break
    case .expression, .branching: return nil
    }
  }

  /// The body of the member that encloses `scope`; nil for the initial value of a property.
  private static func outermostBody(of scope: Int, in facts: FileFacts) -> Int? {
    var found: Int?
    for index in facts.enclosing(scope) {
      switch facts.scopes[index].kind {
      case .type, .file: return found
      case .function: found = index
      case .closure, .block: break
      }
    }
    return found
  }
}

/// Whether a body is a result builder's.
enum BuilderBody {
  private static let builtIn: [String: Set<String>] = [
    "body": [
      "View", "App", "Scene", "ViewModifier", "ToolbarContent", "Commands", "Widget", "WidgetBundle", "TableRowContent",
      "CustomizableToolbarContent", "Shape", "InsettableShape", "AppIntent", "ControlWidget",
    ],
    "previews": ["PreviewProvider"],
    "makeBody": [
      "ButtonStyle", "PrimitiveButtonStyle", "LabelStyle", "ToggleStyle", "ProgressViewStyle", "GroupBoxStyle",
      "GaugeStyle", "MenuStyle", "TextFieldStyle", "DisclosureGroupStyle", "LabeledContentStyle", "FormStyle",
      "DatePickerStyle", "ControlGroupStyle", "NavigationSplitViewStyle",
    ],
  ]
  /// Protocols without requirements that are built by a result builder.
  private static let plain: Set<String> = [
    "Equatable", "Hashable", "Identifiable", "Codable", "Sendable", "Animatable", "DynamicProperty", "AnyObject",
    "UIViewRepresentable", "NSViewRepresentable", "UIViewControllerRepresentable", "NSViewControllerRepresentable",
    "Comparable", "CustomStringConvertible", "Error", "ObservableObject", "NSObject", "NSObjectProtocol",
  ]

  /// nil where it is not known.
  static func isBuilder(_ body: Body, scope: Int, in context: ResolutionContext) -> Bool? {
    if body.hasReturnStatement { return false }
    if body.attributes.contains(where: { $0.hasSuffix("Builder") }) { return true }
    guard let type = context.program.enclosingType(of: context.place(scope)) else { return false }
    var isKnown = true
    for (name, isOurs) in conformances(of: type, context) {
      if builtIn[body.name]?.contains(name) == true { return true }
      if !isOurs, !plain.contains(name), !builtIn.values.contains(where: { $0.contains(name) }),
        !AppleFrameworks.isProtocol(name), !AppleFrameworks.baseClasses.contains(name)
      {
        isKnown = false
      }
    }
    if let requirement = requirement(body.name, of: type, context) { return requirement }
    return isKnown ? false : nil
  }

  /// Names of the protocols that a type conforms to, those of the sources looked through.
  static func conformances(
    of type: TypeID, _ context: ResolutionContext, depth: Int = 0
  ) -> [(name: String, isOurs: Bool)] {
    guard depth < 8 else { return [] }
    var found: [(String, Bool)] = []
    for declaration in context.program[type].declarations {
      let facts = context.program.declaration(declaration)
      let scope = context.program.files[declaration.file].scopes[facts.scope].parent ?? 0
      for inherited in facts.inherited {
        let resolved = context.resolver.resolve(
          inherited.type, at: Program.Place(file: declaration.file, scope: scope))
        resolved.visit { answer in
          switch answer {
          case .external(let name, _):
            found.append((name.split(separator: ".").last.map(String.init) ?? name, false))
          case .found(let ids, _):
            for id in ids where id != type {
              found.append((context.program[id].name, true))
              found += conformances(of: id, context, depth: depth + 1)
            }
          default: break
          }
        }
      }
    }
    return found
  }

  /// Whether a protocol of the sources says that the member of this name is built.
  private static func requirement(_ name: String, of type: TypeID, _ context: ResolutionContext) -> Bool? {
    for parent in context.resolver.parents(of: type) where context.program[parent].kind == .protocol {
      for declaration in context.program[parent].declarations {
        let facts = context.program.declaration(declaration)
        let decorations =
          facts.properties.filter { $0.name == name }.map(\.decorations)
          + facts.functions.filter { $0.name == name }.map(\.decorations)
        if decorations.contains(where: { $0.attributes.contains { $0.baseName.hasSuffix("Builder") } }) { return true }
      }
    }
    return nil
  }
}
