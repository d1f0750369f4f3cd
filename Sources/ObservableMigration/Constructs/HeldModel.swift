/// A property that holds a model by one of SwiftUI's wrappers, and what it becomes.
///
/// Shared by the constructs of the three wrappers and by those of their projections.
struct HeldModel {
  enum Wrapper: String, CaseIterable {
    case stateObject = "StateObject"
    case observedObject = "ObservedObject"
    case environmentObject = "EnvironmentObject"
    case focusedObject = "FocusedObject"
  }

  /// What the property becomes.
  enum Outcome: Hashable {
    case state
    case plainVariable
    case constant
    case bindable
    case environment
    case focusedValue
  }

  var wrapper: Wrapper
  var attribute: Attribute
  var property: Property
  var type: ResolvedType
  /// The type declaration that holds it; nil for a local or global.
  var holder: TypeID?
  var place: Program.Place

  init?(_ property: Property, type: ResolvedType, holder: TypeID?, place: Program.Place) {
    for wrapper in Wrapper.allCases {
      if let attribute = property.decorations.attribute(named: wrapper.rawValue) {
        self.init(
          wrapper: wrapper, attribute: attribute, property: property, type: type, holder: holder, place: place)
        return
      }
    }
    return nil
  }

  private init(
    wrapper: Wrapper, attribute: Attribute, property: Property, type: ResolvedType, holder: TypeID?,
    place: Program.Place
  ) {
    self.wrapper = wrapper
    self.attribute = attribute
    self.property = property
    self.type = type
    self.holder = holder
    self.place = place
  }

  init?(_ property: Property, at scope: Int, in context: ResolutionContext) {
    let place = context.place(scope)
    let isMember = if case .type = context.facts.scopes[scope].kind { true } else { false }
    self.init(
      property, type: context.resolver.type(of: property, at: place),
      holder: isMember ? context.program.enclosingType(of: place) : nil,
      place: place)
  }

  /// The candidates that it holds. Through a generic parameter it holds the protocols of its bounds.
  func classes(_ context: ResolutionContext) -> [ClassID] {
    type.ids.filter(context.isCandidate)
  }

  /// What stands in the way of rewriting the property, whatever its wrapper.
  func constraints(in context: ResolutionContext) -> [Constraint] {
    let offset = attribute.range.lowerBound
    let facts = context.program.files[place.file]
    guard Hierarchy.meansApple(facts, context.program) else { return [] }
    let classes = classes(context)
    switch type.unwrapped {
    case .unknown:
      return unresolved(context, context.couldBe(place.file), "the type of '\(property.name)' is not known")
    case .found(let ids, _) where classes.count < ids.count:
      if classes.isEmpty {
        return outside(
          context.program[ids[0]].name, "which is no ObservableObject class of these sources", context)
      }
      return context.blocked(classes, .ambiguousType, at: offset) {
        "'\(property.name)' could be '\($0)' or another type of that name"
      }
    case .external(let name, _):
      return outside(name, "which is not declared under the root", context)
    default: break
    }
    guard !classes.isEmpty else {
      let bounds: [ResolvedType] =
        switch type.unwrapped {
        case .parameter(_, let bounds), .existential(let bounds): bounds
        default: []
        }
      let possible = context.couldBe(place.file, bounds: bounds)
      guard possible.isEmpty else {
        return unresolved(context, possible, "'\(property.name)' holds a type that is not known")
      }
      return [
        .reported(
          context.finding(
            .notMigrating, .manual, at: offset, "'\(property.name)' holds a type that no class of these sources can be")
        )
      ]
    }
    var constraints = Constraint.together(classes, at: facts.location(offset), context.program)
    if !facts.isEditable {
      constraints += context.blocked(classes, .outsidePaths, at: offset) {
        "'\(property.name)' holds '\($0)' in a file that this run does not change"
      }
    }
    if property.decorations.hasConditionalAttributes {
      constraints += context.blocked(classes, .conditionalAttribute, at: offset) {
        "'\(property.name)' holds '\($0)' by an attribute inside #if"
      }
    }
    let others = property.decorations.attributes.filter {
      $0 != attribute && !["MainActor", "available", "Previewable", "preconcurrency"].contains($0.baseName)
    }
    if let other = others.first {
      constraints += context.blocked(classes, .composedWrapper, at: other.range.lowerBound) {
        "'\(property.name)' holds '\($0)' by @\(wrapper.rawValue) together with @\(other.baseName)"
      }
    }
    let isStaticState = property.decorations.isStatic && [.environmentObject, .focusedObject].contains(wrapper)
    if property.isPattern || property.count > 1 || isStaticState || property.storage != .stored {
      constraints += context.blocked(classes, .composedWrapper, at: offset) {
        "'\(property.name)' holds '\($0)' by @\(wrapper.rawValue) in a form that is not known"
      }
    }
    return constraints
  }

  private func outside(_ type: String, _ why: String, _ context: ResolutionContext) -> [Constraint] {
    var finding = context.finding(
      .notMigrating, .manual, at: attribute.range.lowerBound, "'\(property.name)' holds '\(type)', \(why)")
    finding.outsideType = type
    return [.reported(finding)]
  }

  private func unresolved(_ context: ResolutionContext, _ possible: [ClassID], _ why: String) -> [Constraint] {
    possible.flatMap { id in
      context.blocked([id], .unresolvedType, at: attribute.range.lowerBound) { "\(why), so it could be '\($0)'" }
    }
  }

  /// Whether every class that it holds migrates under the plan.
  func migrates(in context: EditContext) -> Bool {
    let classes = classes(context.resolution)
    return !classes.isEmpty && classes.allSatisfy(context.migrates)
  }

  func outcome(in context: ResolutionContext) -> Outcome {
    switch wrapper {
    case .stateObject: return .state
    case .environmentObject: return .environment
    case .focusedObject: return .focusedValue
    case .observedObject: break
    }
    if holder == nil || property.decorations.isStatic { return .bindable }
    if context.options.bindable == .property, context.hasProjections(self) { return .bindable }
    let isHidden = [.private, .fileprivate].contains(property.decorations.access)
    guard property.hasDefault else { return .plainVariable }
    if context.options.inlineObserved == .state, createsObject(in: context), !context.isPassedByCallers(self) {
      return .state
    }
    guard isHidden, let holder, context.program[holder].kind == .struct else { return .plainVariable }
    return context.isAssigned(self) ? .bindable : .constant
  }

  /// Whether its default value makes a new object.
  func createsObject(in context: ResolutionContext) -> Bool {
    guard let value = property.value else { return false }
    return context.for(place.file).createsObject(value, at: place.scope, offset: property.declaration.lowerBound)
  }

  /// The last name of the attribute, without `SwiftUI.`.
  var attributeName: ByteRange {
    ByteRange(attribute.nameRange.upperBound - wrapper.rawValue.utf8.count, attribute.nameRange.upperBound)
  }

  var isQualified: Bool { attribute.nameRange.count > wrapper.rawValue.utf8.count && attribute.type.isDotted }
}

extension ResolutionContext {
  /// Whether an expression calls an initialiser.
  func createsObject(_ value: Expression, at scope: Int, offset: Int) -> Bool {
    guard case .call(let callee, _) = value else { return false }
    if case .implicitMember("init") = callee { return true }
    if case .metatype = resolver.type(of: callee, at: place(scope), offset: offset) { return true }
    return false
  }
}

extension Property {
  /// A default value, also `nil` for an optional.
  var hasDefault: Bool { value != nil || valueRange != nil }
}

extension TypeName {
  var isDotted: Bool {
    if case .nominal(let components) = self { return components.count > 1 }
    return false
  }
}

extension Constraint {
  /// Several classes that one place speaks of migrate together.
  static func together(_ classes: [ClassID], at location: Location, _ program: Program) -> [Constraint] {
    guard let first = classes.first else { return [] }
    return classes.dropFirst().flatMap { other -> [Constraint] in
      let note = Finding.Note(
        location: location, message: "one place holds '\(program[first].name)' and '\(program[other].name)'")
      return [.requires(first, other, note), .requires(other, first, note)]
    }
  }
}
