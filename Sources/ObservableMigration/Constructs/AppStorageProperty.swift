/// `@AppStorage` and `@SceneStorage` in a model, and wrappers whose property announces its changes by hand: the wrapper stays behind a computed property that tells observers, as a
/// write through it refreshed views before.
enum AppStorageProperty: Construct {
  static let summary =
    "`@AppStorage` and `@SceneStorage` in a model: the wrapper is kept behind a property that tells observers."

  static let examples: [ConstructExample] = [
    .changes(
      """
      import SwiftUI

      class Reader: ObservableObject {
        @AppStorage("size") var size = 12
      }
      """,
      to: """
        import SwiftUI

        @Observable
        class Reader {
          var size: Int {
            get { access(keyPath: \\.size); return sizeStorage }
            set { withMutation(keyPath: \\.size) { sizeStorage = newValue } }
          }
          @ObservationIgnored @AppStorage("size") private var sizeStorage = 12
        }
        """, findings: [.appStorageForwarded]),
    .stays(
      """
      import SwiftUI

      class Reader: ObservableObject {
        @AppStorage("size") var size = Reader.standardSize()
        static func standardSize() -> Int { 12 }
      }
      """, findings: [.appStorage]),
    .stays(
      """
      import SwiftUI

      struct Page: View {
        @AppStorage("size") var size = 12
        var body: some View { Text("\\(size)") }
      }
      """),
  ]

  static func sites(at node: CollectedNode, in collector: FactCollector) -> [any ConstructSite] {
    if case .property(let type, let index) = node, collector.facts.types[type].kind == .class {
      let property = collector.facts.types[type].properties[index]
      return property.isInstanceStored && property.storageWrapper != nil ? [Site(type: type, index: index)] : []
    }
    return StorageUse(at: node, in: collector).map { [$0] } ?? []
  }

  struct Site: ConstructSite {
    var type: Int
    var index: Int

    func constraints(in context: ResolutionContext) -> [Constraint] {
      guard let id = context.type(type), context.isCandidate(id) else { return [] }
      let property = context.facts.types[type].properties[index]
      guard let wrapper = property.storageWrapper else { return [] }
      func blocked(_ finding: FindingID, _ why: String) -> [Constraint] {
        context.blocked([id], finding, at: wrapper.range.lowerBound) {
          "'\(property.name)' of '\($0)' is kept in @\(wrapper.baseName) \(why)"
        }
      }
      var constraints: [Constraint] = []
      if property.count > 1 || property.isPattern { constraints += blocked(.appStorage, "together with other names") }
      if property.isImplicitlyUnwrapped || context.writtenType(of: property) == nil {
        constraints += blocked(.appStorage, "without saying its type")
      }
      if property.decorations.has("override") {
        constraints += blocked(.overriddenProperty, "and overrides a property")
      }
      if property.isBackticked { constraints += blocked(.backtickedName, "under an escaped name") }
      if property.decorations.attributes.count > 1 { constraints += blocked(.composedWrapper, "with other attributes") }
      let observers = property.accessors?.accessors.flatMap(\.uses) ?? []
      if observers.contains(where: { $0.name == property.name && $0.kind != .read }) {
        constraints += blocked(.appStorage, "and its observer assigns it")
      }
      constraints.append(
        .review(
          id,
          context.finding(
            .appStorageForwarded, .safe, at: property.nameRange.lowerBound,
            "'\(property.name)' keeps @\(wrapper.baseName) behind a property that tells observers, so writing it still refreshes views",
            of: id)))
      return constraints
    }

    func edits(in context: EditContext) -> [OwnedEdit] {
      guard let id = context.resolution.type(type), context.migrates(id) else { return [] }
      let facts = context.facts.types[type]
      let property = facts.properties[index]
      guard let typeName = context.resolution.writtenType(of: property, text: context.text) else { return [] }
      let name = property.name
      let storage = context.resolution.storageName(of: property, in: id)
      let text = SourceText(bytes: context.source.bytes)
      func edit(_ range: ByteRange, _ replacement: String, order: Int = 0) -> OwnedEdit {
        context.edit(
          range, replacement, for: [id], owner: "@AppStorage \(context.program[id].name).\(name)", order: order)
      }
      var edits: [OwnedEdit] = []
      let modifiers = property.decorations.modifiers.map { context.text($0.range) + " " }.joined()
      let get = "get { access(keyPath: \\.\(name)); return \(storage) }"
      let set = "set { withMutation(keyPath: \\.\(name)) { \(storage) = newValue } }"
      let start = property.declaration.lowerBound
      if let indentation = text.indentation(of: start) {
        let line = context.facts.lineEnding + indentation
        let inner = line + text.indentationUnit(of: facts)
        edits.append(
          edit(
            ByteRange(at: start), "\(modifiers)var \(name): \(typeName) {\(inner)\(get)\(inner)\(set)\(line)}\(line)",
            order: -1))
      } else {
        edits.append(edit(ByteRange(at: start), "\(modifiers)var \(name): \(typeName) { \(get) \(set) }; ", order: -1))
      }
      edits.append(edit(ByteRange(at: start), "@ObservationIgnored "))
      for modifier in property.decorations.modifiers {
        edits.append(edit(ByteRange(modifier.range.lowerBound, text.nextVisible(from: modifier.range.upperBound)), ""))
      }
      edits.append(edit(ByteRange(at: property.introducer.lowerBound), "private "))
      edits.append(edit(property.nameRange, storage))
      if property.isSentByHand, let observers = property.observerRange(in: text) { edits.append(edit(observers, "")) }
      return edits
    }
  }

  /// `$x` or `_x` of a property that such a wrapper keeps.
  struct StorageUse: ConstructSite {
    var name: String
    var range: ByteRange
    var scope: Int
    var base: Expression?
    var isProjection: Bool

    init?(at node: CollectedNode, in collector: FactCollector) {
      if let projection = Projection(at: node, in: collector) {
        (name, range, scope, base) = (projection.name, projection.range, projection.scope, projection.base)
        isProjection = true
        return
      }
      guard let storage = WrapperAssignment.storage(at: node, in: collector) else { return nil }
      (name, range, scope, base) = (storage.name, storage.range, collector.scope, nil)
      isProjection = false
    }

    /// The class whose wrapper is meant, and its property.
    private func target(_ context: ResolutionContext) -> [(id: ClassID, property: Property)] {
      let place = context.place(scope)
      let types: [TypeID]
      if let base {
        types = context.resolver.type(of: base, at: place, offset: range.lowerBound).ids
      } else {
        if isProjection, context.heldModel(projectedAs: name, from: scope, at: range.lowerBound) != nil { return [] }
        types = context.program.enclosingType(of: place).map { [$0] } ?? []
      }
      return types.flatMap { [$0] + context.hierarchy.superclassChain(of: $0) }.flatMap { id in
        (context.program[id].members[name] ?? []).compactMap { member in
          guard case .property(let declaration, let index) = member else { return nil }
          let property = context.program.property(declaration, index)
          return property.isInstanceStored && property.storageWrapper != nil ? (id, property) : nil
        }
      }
    }

    func constraints(in context: ResolutionContext) -> [Constraint] {
      guard isProjection else { return [] }
      return context.blocked(target(context).map(\.id), .appStorage, at: range.lowerBound) {
        "'$\(name)' is the binding that the storage wrapper of '\($0)' gives, and nobody would be told of its writes"
      }
    }

    func edits(in context: EditContext) -> [OwnedEdit] {
      guard !isProjection, let (id, property) = target(context.resolution).first, context.migrates(id) else {
        return []
      }
      let storage = context.resolution.storageName(of: property, in: id)
      return [context.edit(range, "_" + storage, for: [id], owner: "_\(name)")]
    }
  }
}

extension ResolutionContext {
  /// What the property behind `property` is called.
  fileprivate func storageName(of property: Property, in id: ClassID) -> String {
    freeName(property.name + "Storage", in: id)
  }
}

extension Property {
  /// The wrapper that keeps its value outside of the object and refreshed views for it.
  var storageWrapper: Attribute? {
    decorations.attributes.first {
      ["AppStorage", "SceneStorage"].contains($0.baseName) || (isSentByHand && $0.baseName != "Published")
    }
  }
}

extension ResolutionContext {
  /// The type of a stored property as it can be written on a computed one: from its annotation, or from the literal or
  /// the enum case that it starts with; nil where that does not say it.
  fileprivate func writtenType(of property: Property, text: (ByteRange) -> String = { _ in "" }) -> String? {
    if let range = property.annotationRange { return text(range) }
    switch property.value {
    case .literal(.integer): return "Int"
    case .literal(.float): return "Double"
    case .literal(.string): return "String"
    case .literal(.boolean): return "Bool"
    case .member(let base, let name)?:
      guard let type = base.dottedName,
        case .metatype(.found(let ids, _)) = resolver.type(
          of: base, at: place(property.scope), offset: property.declaration.lowerBound),
        ids.count == 1, program[ids[0]].members[name]?.contains(.enumCase) == true
      else { return nil }
      return type
    default: return nil
    }
  }
}

extension Expression {
  /// `A.B` for a name or names with dots between them.
  fileprivate var dottedName: String? {
    switch self {
    case .name(let name, let arguments) where arguments.isEmpty: name
    case .member(let base, let name): base.dottedName.map { $0 + "." + name }
    default: nil
    }
  }
}

extension SourceText {
  /// What one level of indentation is, seen from the members of a declaration.
  func indentationUnit(of declaration: TypeDeclaration) -> String {
    let outer = lineIndentation(at: declaration.declaration.lowerBound)
    let members = declaration.properties.map(\.declaration) + declaration.functions.map(\.declaration)
    let units = members.map { lineIndentation(at: $0.lowerBound) }.filter { $0.hasPrefix(outer) && $0 != outer }
      .map { String($0.dropFirst(outer.count)) }
    return units.min { $0.count < $1.count } ?? "    "
  }
}
