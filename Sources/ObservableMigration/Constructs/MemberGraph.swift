/// How the members of one class use each other, and what becomes of its stored properties.
final class MemberGraph {
  enum Verdict: Hashable {
    /// The macro tracks it.
    case tracked
    /// `@ObservationIgnored`, with the reason.
    case ignored(String)
    /// A wrapper of stored values keeps it, behind a computed property that tells observers.
    case forwarded
    /// Constants, static and computed properties need nothing.
    case untouched

    /// Whether observers are told of its changes.
    var isObserved: Bool { self == .tracked || self == .forwarded }
  }

  static let cacheReason = "a getter fills it"

  struct StoredName: Hashable {
    var declaration: Program.Declaration
    var index: Int
  }

  let id: TypeID
  private(set) var verdicts: [StoredName: Verdict] = [:]
  /// Private members that a view can see through a value-returning member.
  private let shown: Set<String>
  private let functions: [Function]
  private let properties: [(name: StoredName, property: Property)]
  private let program: Program
  private let isWrittenWhileDrawn: (String) -> Bool
  /// Whether the class belongs to a global actor.
  let isIsolated: Bool

  /// - Parameter isWrittenWhileDrawn: whether a view writes the property of this name while it draws.
  init(
    _ id: TypeID, resolver: TypeResolver, hierarchy: Hierarchy, options: MigrationOptions,
    isWrittenWhileDrawn: @escaping (String) -> Bool
  ) {
    self.id = id
    self.isWrittenWhileDrawn = isWrittenWhileDrawn
    program = resolver.program
    var functions: [Function] = []
    var properties: [(StoredName, Property)] = []
    for declaration in resolver.program[id].declarations {
      let facts = resolver.program.declaration(declaration)
      functions += facts.functions
      for (index, property) in facts.properties.enumerated() {
        properties.append((StoredName(declaration: declaration, index: index), property))
      }
    }
    self.functions = functions
    self.properties = properties
    isIsolated = Self.isIsolated(id, resolver, hierarchy)
    shown = Self.shown(functions, properties.map(\.1))
    for (name, property) in properties {
      verdicts[name] = verdict(of: property, name, resolver, hierarchy, options)
    }
  }

  /// The members that read the stored property of this name, directly or through others.
  func readers(of name: String) -> Set<String> {
    var readers: Set<String> = []
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for (member, uses) in usesOfMembers where !readers.contains(member) && member != name {
        if uses.contains(where: { $0.name == name || readers.contains($0.name) }) {
          readers.insert(member)
          isGrowing = true
        }
      }
    }
    return readers
  }

  /// The members that hand out what they read of the stored property of this name, directly or through others.
  func shownReaders(of name: String) -> Set<String> {
    let returning = Set(functions.filter(\.returnsValue).map(\.name))
      .union(properties.filter { $0.property.storage == .computed }.map(\.property.name))
    return readers(of: name).intersection(returning)
  }

  /// Whether the member of this name writes the property, directly or through others that it calls.
  func writes(_ property: String, by member: String) -> Bool {
    let byName = Dictionary(usesOfMembers, uniquingKeysWith: +)
    var seen: Set<String> = []
    var queue = [member]
    while let name = queue.popLast() {
      guard seen.insert(name).inserted else { continue }
      for use in byName[name] ?? [] where !use.isEscaping {
        if use.name == property, use.kind != .read { return true }
        queue.append(use.name)
      }
    }
    return false
  }

  /// Whether some member changes the property where it may run off the class's own thread: later, or while it waits.
  func isWrittenElsewhere(_ property: String) -> Bool {
    functions.contains { function in
      function.uses.contains {
        $0.name == property && $0.kind != .read && ($0.isEscaping || function.isAsync)
      }
    }
  }

  /// Whether these uses reach no tracked property, neither directly nor through other members or models.
  func touchesNothingTracked(_ uses: [MemberUse], _ context: ResolutionContext) -> Bool {
    var seen: Set<String> = []
    var queue = uses
    let byName = Dictionary(usesOfMembers, uniquingKeysWith: +)
    while let use = queue.popLast() {
      guard seen.insert(use.name).inserted else { continue }
      for (name, property) in properties where property.name == use.name {
        if verdicts[name]?.isObserved == true { return false }
        let held = context.resolver.type(ofProperty: name.index, in: name.declaration)
        if held.ids.contains(where: context.isCandidate) { return false }
      }
      if context.hierarchy.superclassChain(of: id).contains(where: { program[$0].members[use.name] != nil }) {
        return false
      }
      queue += byName[use.name] ?? []
    }
    return true
  }

  private var usesOfMembers: [(String, [MemberUse])] {
    functions.filter { $0.kind == .function || $0.kind == .subscript }.map { ($0.name, $0.uses) }
      + properties.filter { $0.property.storage == .computed }.map { entry in
        (entry.property.name, entry.property.accessors?["get"]?.uses ?? [])
      }
  }

  var storesTracked: Bool { verdicts.values.contains(where: \.isObserved) }

  // MARK: Shown

  /// Names of members that a value-returning member which others can see reads, directly or through other members.
  private static func shown(_ functions: [Function], _ properties: [Property]) -> Set<String> {
    var usesOf: [String: [MemberUse]] = [:]
    var queue: [MemberUse] = []
    for property in properties {
      let uses = (property.accessors?.accessors ?? []).flatMap(\.uses) + (property.isStored ? property.valueUses : [])
      usesOf[property.name, default: []] += uses
      guard property.storage == .computed, property.decorations.access != .private else { continue }
      queue += property.accessors?.accessors.filter { $0.kind == "get" || $0.kind == "_read" }.flatMap(\.uses) ?? []
    }
    for function in functions {
      usesOf[function.name, default: []] += function.uses
      guard function.decorations.access != .private else { continue }
      let handsOut = function.parameters.contains { parameter in
        if case .function = parameter.type.unwrapped { return true }
        return parameter.isInout
      }
      if function.returnsValue || (function.kind == .function && handsOut) { queue += function.uses }
    }
    var shown: Set<String> = []
    while let use = queue.popLast() {
      guard use.kind != .write, shown.insert(use.name).inserted else { continue }
      queue += usesOf[use.name] ?? []
    }
    return shown
  }

  // MARK: Verdicts

  private func verdict(
    of property: Property, _ name: StoredName, _ resolver: TypeResolver, _ hierarchy: Hierarchy,
    _ options: MigrationOptions
  ) -> Verdict {
    // The macro takes a property with its own `_read` or `_modify` for a stored one.
    if property.hasCoroutines, !property.decorations.isStatic { return .ignored("its accessors are coroutines") }
    guard property.isInstanceStored, property.isVariable else { return .untouched }
    if property.decorations.attribute(named: "Published") != nil { return .tracked }
    // The macro leaves a tuple pattern alone; see `StoredProperty`, which takes it apart.
    if property.isPattern, property.elementRange == nil || !isShown(property) { return .untouched }
    if property.storageWrapper != nil { return .forwarded }
    if let reason = mustIgnore(property, name, resolver, hierarchy) { return .ignored(reason) }
    if isWrittenWhileDrawn(property.name) { return .ignored("a view writes it while it draws") }
    switch options.unpublished {
    case .track: return .tracked
    case .ignore: return .ignored("--unpublished ignore")
    case .auto: break
    }
    if isCache(property.name) { return .ignored(Self.cacheReason) }
    let isPrivate = property.decorations.access == .private
    return !isPrivate || shown.contains(property.name) ? .tracked : .ignored("nothing shows it")
  }

  func isShown(_ property: Property) -> Bool {
    property.decorations.access != .private || shown.contains(property.name)
  }

  /// Written while it is read: tracked, that would ask for another redraw in the middle of one.
  private func isCache(_ name: String) -> Bool {
    properties.contains { _, property in
      property.storage == .computed
        && (property.accessors?["get"]?.uses ?? []).contains {
          $0.name == name && ($0.kind == .write || $0.kind == .mutation) && !$0.isEscaping
        }
    }
  }

  /// Attributes that are no property wrappers.
  private static let plainAttributes: Set<String> = [
    "available", "objc", "nonobjc", "MainActor", "IBOutlet", "IBInspectable", "GKInspectable", "NSCopying",
    "preconcurrency", "Sendable", "inlinable", "discardableResult", "ViewBuilder", "DebugDescription", "unknown",
    "_spi", "_documentation", "backDeployed", "ObservationTracked",
  ]

  private func mustIgnore(
    _ property: Property, _ name: StoredName, _ resolver: TypeResolver, _ hierarchy: Hierarchy
  ) -> String? {
    let decorations = property.decorations
    if decorations.has("lazy") { return "lazy" }
    for attribute in decorations.attributes where !Self.plainAttributes.contains(attribute.baseName) {
      // A model that holds another one by a view's wrapper becomes plain with it; see `ObservedObjectProperty`.
      if ["ObservedObject", "StateObject"].contains(attribute.baseName) {
        let ids = resolver.type(ofProperty: name.index, in: name.declaration).ids
        if !ids.isEmpty, ids.allSatisfy({ hierarchy.candidates.contains($0) }) { continue }
      }
      return "@\(attribute.baseName)"
    }
    if decorations.modifiers.contains(where: { $0.name == "nonisolated" && $0.detail == "unsafe" }) {
      return "nonisolated(unsafe)"
    }
    if case .some? = property.annotation { return "an opaque type" }
    let ids = resolver.type(ofProperty: name.index, in: name.declaration).ids
    if ids.contains(where: { program.nominal($0).isNoncopyable }) { return "a type that cannot be copied" }
    if property.storage == .observed, !property.isSentByHand {
      if decorations.has("override") { return "an override with observers" }
      let observers = property.accessors?.accessors.flatMap(\.uses) ?? []
      if observers.contains(where: { $0.name == property.name && ($0.kind == .write || $0.kind == .mutation) }) {
        return "its observer assigns it"
      }
      let isAssigned = initializers.contains { initializer in
        initializer.uses.contains {
          $0.name == property.name && ($0.kind == .write || $0.kind == .mutation) && !$0.isInClosure
        }
      }
      if isAssigned { return "the initialiser assigns it, and its observers would run" }
    }
    if Self.isFrameworkHandle(resolver.type(ofProperty: name.index, in: name.declaration)) { return "a handle" }
    if isIsolated {
      let deinits = functions.filter { $0.kind == .deinitializer }
      if deinits.contains(where: { $0.uses.contains { $0.name == property.name } }) { return "deinit touches it" }
      let outside = initializers.filter { $0.decorations.has("nonisolated") }
      if outside.contains(where: { $0.uses.contains { $0.name == property.name } }) {
        return "a nonisolated initialiser touches it"
      }
    }
    if isReadBeforeInitialization(property.name, hierarchy) { return "the initialiser reads it too early" }
    return nil
  }

  private var initializers: [Function] { functions.filter { $0.kind == .initializer } }

  /// Whether the class belongs to a global actor: by an attribute of its own, of a superclass or of a protocol, by a
  /// base class of a user interface framework, or by the default of its target.
  private static func isIsolated(_ id: TypeID, _ resolver: TypeResolver, _ hierarchy: Hierarchy) -> Bool {
    let program = resolver.program
    func isMarked(_ type: TypeID) -> Bool {
      program.nominal(type).decorations.attributes.contains { $0.baseName.hasSuffix("Actor") }
    }
    let classes = [id] + hierarchy.superclassChain(of: id)
    if classes.contains(where: isMarked) { return true }
    if classes.flatMap({ resolver.parents(of: $0) }).contains(where: isMarked) { return true }
    if let top = classes.last, case .external(let name)? = hierarchy.superclasses[top] {
      if name.hasPrefix("UI") || name.hasSuffix("Controller") || name.hasSuffix("Responder")
        || name.hasPrefix("NSWindow")
      {
        return true
      }
    }
    if let package = program.modules.modules[program[id].module].package {
      return program.modules.packages[package].manifest.isMainActorByDefault
    }
    return program.modules.settings(of: program.nominalFile(id).path).contains(where: \.settings.isMainActorByDefault)
  }

  /// `AnyCancellable`, `Task` and `Timer` of the frameworks, their optionals and collections.
  private static func isFrameworkHandle(_ type: ResolvedType) -> Bool {
    switch type {
    case .external(let name, let arguments):
      let last = name.split(separator: ".").last.map(String.init) ?? name
      if ["AnyCancellable", "Task", "Timer"].contains(last) { return true }
      return ["Set", "Array", "Dictionary", "Optional", "ContiguousArray"].contains(last)
        && arguments.contains(where: isFrameworkHandle)
    case .optional(let inner), .array(let inner): return isFrameworkHandle(inner)
    case .dictionary(_, let value): return isFrameworkHandle(value)
    case .existential(let bounds):
      return bounds.contains {
        if case .external(let name, _) = $0 { return name == "Cancellable" || name == "Combine.Cancellable" }
        return false
      }
    default: return false
    }
  }

  /// A tracked property cannot be read before everything is set; a plain one can.
  private func isReadBeforeInitialization(_ name: String, _ hierarchy: Hierarchy) -> Bool {
    let unset = Set(
      properties.filter { _, property in
        property.isInstanceStored && property.value == nil && !property.isImplicitlyUnwrapped
          && !(property.isVariable && property.annotation.map(\.isOptional) == true)
      }.map(\.property.name))
    let hasSuperclass = hierarchy.superclasses[id].map { $0 != .none } ?? false
    for initializer in initializers where !initializer.decorations.has("convenience") {
      var complete = initializer.declaration.lowerBound
      for property in unset {
        let first = initializer.uses.filter { $0.name == property && $0.kind == .write }.map(\.end).min()
        complete = max(complete, first ?? complete)
      }
      if hasSuperclass, let call = initializer.superInitializer { complete = max(complete, call.upperBound) }
      let isEarly = initializer.uses.contains {
        $0.name == name && $0.kind != .write && $0.range.lowerBound < complete && !$0.isInClosure
      }
      if isEarly { return true }
    }
    return false
  }
}

extension TypeName {
  /// `T?` and `T!`, whose variables start out nil.
  var isOptional: Bool {
    if case .optional = self { return true }
    return false
  }
}
