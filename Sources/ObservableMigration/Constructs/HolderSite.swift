/// One property that holds a model by a wrapper of SwiftUI: the site behind the constructs of the three wrappers.
struct HolderSite: ConstructSite {
  /// The type declaration; nil for a local or global.
  var type: Int?
  var property: Property

  static func sites(_ wrapper: HeldModel.Wrapper, at node: CollectedNode, in collector: FactCollector)
    -> [any ConstructSite]
  {
    switch node {
    case .property(let type, let index):
      let property = collector.facts.types[type].properties[index]
      guard property.decorations.attribute(named: wrapper.rawValue) != nil else { return [] }
      return [HolderSite(type: type, property: property)]
    case .variable(let property) where property.decorations.attribute(named: wrapper.rawValue) != nil:
      return [HolderSite(type: nil, property: property)]
    default: return []
    }
  }

  func held(_ context: ResolutionContext) -> HeldModel? {
    HeldModel(property, at: property.scope, in: context)
  }

  func constraints(in context: ResolutionContext) -> [Constraint] {
    guard let held = held(context) else { return [] }
    var constraints = held.constraints(in: context)
    let classes = held.classes(context)
    let offset = held.attribute.range.lowerBound
    if let holder = held.holder, context.isCandidate(holder) {
      // A model cannot keep the wrapper around one that stays.
      for id in classes where id != holder {
        let note = Finding.Note(
          location: context.facts.location(offset), message: "'\(property.name)' holds '\(context.program[id].name)'")
        constraints.append(.requires(holder, id, note))
      }
    }
    if held.wrapper == .focusedObject {
      if focusedType(context.facts) == nil {
        constraints += context.blocked(classes, .unresolvedType, at: offset) {
          "'\(property.name)' takes '\($0)' from the focus without naming its type as an optional"
        }
      }
    }
    if held.wrapper == .environmentObject {
      if property.annotationRange == nil {
        constraints += context.blocked(classes, .unresolvedType, at: offset) {
          "'\(property.name)' takes '\($0)' from the environment without naming its type"
        }
      }
      if let holder = held.holder, context.program[holder].kind == .class {
        constraints += context.blocked(Set(classes + [holder]), .environmentInClass, at: offset) {
          "'\(property.name)' is taken from the environment in a class, which concerns '\($0)'"
        }
      }
    }
    if held.wrapper == .observedObject, held.holder != nil, !property.decorations.isStatic,
      held.outcome(in: context) != .state, property.hasDefault,
      held.createsObject(in: context)
    {
      for id in classes {
        constraints.append(
          .review(
            id,
            context.finding(
              .inlineObservedObject, .review, at: offset,
              "'\(property.name)' creates its object with every view value, as before; @State would keep it", of: id)))
      }
    }
    if held.outcome(in: context) == .state, held.createsObject(in: context) {
      constraints += EagerInitializer.reviews(held, at: offset, in: context)
    }
    return constraints
  }

  /// `M` in `@FocusedObject var m: M?`.
  private func focusedType(_ facts: FileFacts) -> ByteRange? {
    guard let annotation = property.annotationRange, case .optional(let wrapped)? = property.annotation,
      case .nominal = wrapped, !property.isImplicitlyUnwrapped
    else { return nil }
    return ByteRange(annotation.lowerBound, annotation.upperBound - 1)
  }

  func edits(in context: EditContext) -> [OwnedEdit] {
    guard let held = held(context.resolution), held.migrates(in: context) else { return [] }
    let classes = held.classes(context.resolution)
    let owner = "@\(held.wrapper.rawValue) \(property.name)"
    func attribute(_ name: String, arguments: String = "") -> [OwnedEdit] {
      let spelled =
        held.isQualified ? name : context.resolution.spelling(of: name, module: "SwiftUI", at: property.scope)
      return [context.edit(held.attributeName, spelled + arguments, for: classes, owner: owner)]
    }
    switch held.outcome(in: context.resolution) {
    case .state: return attribute("State")
    case .bindable: return attribute("Bindable")
    case .plainVariable:
      return [context.edit(held.attribute.removal, "", for: classes, owner: owner)]
    case .constant:
      return [
        context.edit(held.attribute.removal, "", for: classes, owner: owner),
        context.edit(property.introducer, "let", for: classes, owner: owner),
      ]
    case .focusedValue:
      guard let type = focusedType(context.facts) else { return [] }
      return attribute("FocusedValue", arguments: "(\(context.text(type)).self)")
    case .environment:
      guard let annotation = property.annotationRange else { return [] }
      return attribute("Environment", arguments: "(\(context.text(annotation)).self)") + [
        context.edit(
          ByteRange(property.nameRange.upperBound, annotation.upperBound), "", for: classes, owner: owner)
      ]
    }
  }
}
