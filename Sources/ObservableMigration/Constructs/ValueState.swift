/// Whether all that views see of a class is its own tracked value state, so that no change needs to be announced by hand.
enum ValueState {
  /// Types of Apple's that are values through and through.
  static let values: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float",
    "Float16",
    "Bool", "String", "Substring", "Character", "Date", "DateComponents", "DateInterval", "URL", "UUID", "Data",
    "Decimal", "TimeInterval", "CGFloat", "CGPoint", "CGSize", "CGRect", "CGVector", "Duration", "Range", "ClosedRange",
    "IndexSet", "IndexPath", "Locale", "TimeZone", "Calendar", "AttributedString", "Color", "Angle", "EdgeInsets",
    "CLLocationCoordinate2D", "ObjectIdentifier", "Never",
  ]
  private static let containers: Set<String> = [
    "Array", "Set", "Dictionary", "Optional", "ContiguousArray", "ArraySlice",
  ]
  /// Names that value-returning members may mention besides members, locals and values.
  private static let harmless: Set<String> = ["Self", "Text", "min", "max", "abs", "zip", "stride", "print"]

  /// Members that read the clock, chance or something shared.
  private static let moving: Set<String> = [
    "Date", "timeIntervalSinceNow", "now", "random", "randomElement", "shuffled", "current", "shared", "standard",
    "autoupdatingCurrent", "wrappedValue", "pointee", "object",
  ]

  /// Why a change of this class could be one that nothing else announces; nil where none can.
  static func obstacle(_ id: ClassID, _ context: ResolutionContext) -> String? {
    context.index.valueState(of: id) { find(id, context) }
  }

  /// The models that the class keeps, which have to migrate as well.
  static func models(of id: ClassID, _ context: ResolutionContext) -> Set<ClassID> {
    var found: Set<ClassID> = []
    for (name, verdict) in context.members(of: id).verdicts where verdict != .untouched || isConstant(name, context) {
      context.resolver.type(ofProperty: name.index, in: name.declaration).visit {
        found.formUnion($0.ids.filter(context.isCandidate))
      }
    }
    return found.subtracting([id])
  }

  private static func isConstant(_ name: MemberGraph.StoredName, _ context: ResolutionContext) -> Bool {
    let property = context.program.property(name.declaration, name.index)
    return property.isInstanceStored && !property.isVariable
  }

  private static func find(_ id: ClassID, _ context: ResolutionContext) -> String? {
    for type in [id] + context.hierarchy.superclassChain(of: id) {
      if let why = stored(type, context) ?? returning(type, context) { return why }
    }
    if let above = ([id] + context.hierarchy.superclassChain(of: id)).last,
      case .external(let name)? =
        context.hierarchy.superclasses[above], name != "NSObject"
    {
      return "it inherits from '\(name)'"
    }
    return nil
  }

  private static func stored(_ id: TypeID, _ context: ResolutionContext) -> String? {
    let graph = context.members(of: id)
    for (name, verdict) in graph.verdicts.sorted(by: { $0.key.index < $1.key.index }) {
      let property = context.program.property(name.declaration, name.index)
      guard property.isInstanceStored, !property.decorations.isStatic else { continue }
      let isHidden = property.decorations.access == .private && !graph.isShown(property)
      if isHidden, verdict != .tracked { continue }
      if case .ignored = verdict { return "'\(property.name)' is not tracked" }
      var seen: Set<TypeID> = []
      if !isValue(context.resolver.type(ofProperty: name.index, in: name.declaration), context, &seen) {
        return "'\(property.name)' may hold state that is not its own"
      }
    }
    return nil
  }

  private static func isValue(_ type: ResolvedType, _ context: ResolutionContext, _ seen: inout Set<TypeID>) -> Bool {
    switch type {
    case .external(let name, let arguments):
      let last = name.split(separator: ".").last.map(String.init) ?? name
      if values.contains(last) { return arguments.allSatisfy { isValue($0, context, &seen) } }
      return containers.contains(last) && !arguments.isEmpty && arguments.allSatisfy { isValue($0, context, &seen) }
    case .optional(let inner), .array(let inner): return isValue(inner, context, &seen)
    case .dictionary(let key, let value): return isValue(key, context, &seen) && isValue(value, context, &seen)
    case .tuple(let elements): return elements.allSatisfy { isValue($0, context, &seen) }
    case .found(let ids, let arguments):
      guard ids.count == 1, arguments.allSatisfy({ isValue($0, context, &seen) }) else { return false }
      if context.isCandidate(ids[0]) { return context.program[ids[0]].kind == .class }
      return isValue(ids[0], context, &seen)
    case .parameter, .existential, .function, .metatype, .argument, .unknown: return false
    }
  }

  /// A struct or enum whose parts are values.
  private static func isValue(_ id: TypeID, _ context: ResolutionContext, _ seen: inout Set<TypeID>) -> Bool {
    guard [.struct, .enum].contains(context.program[id].kind) else { return false }
    guard seen.insert(id).inserted else { return true }
    for declaration in context.program[id].declarations {
      let facts = context.program.declaration(declaration)
      let place = context.program.memberPlace(declaration)
      for (index, property) in facts.properties.enumerated() where property.isInstanceStored {
        if !property.decorations.attributes.isEmpty { return false }
        if !isValue(context.resolver.type(ofProperty: index, in: declaration), context, &seen) { return false }
      }
      for payload in facts.payloads where !isValue(context.resolver.resolve(payload, at: place), context, &seen) {
        return false
      }
    }
    return true
  }

  /// A value-returning member that reads what the class does not keep.
  private static func returning(_ id: TypeID, _ context: ResolutionContext) -> String? {
    for declaration in context.program[id].declarations {
      let facts = context.program.declaration(declaration)
      for function in facts.functions where function.returnsValue && function.decorations.access != .private {
        if let name = outside(function.mentions, id, declaration, context) {
          return "'\(function.name)' reads '\(name)'"
        }
      }
      for property in facts.properties where property.storage == .computed && property.decorations.access != .private {
        let mentions = property.accessors?.accessors.filter { $0.kind == "get" }.flatMap(\.mentions) ?? []
        if let name = outside(mentions, id, declaration, context) { return "'\(property.name)' reads '\(name)'" }
      }
    }
    return nil
  }

  private static func outside(
    _ mentions: [Mention], _ id: TypeID, _ declaration: Program.Declaration, _ context: ResolutionContext
  ) -> String? {
    let place = context.program.memberPlace(declaration)
    let module = context.program.moduleOfFile[declaration.file]
    return mentions.first { mention in
      let name = mention.name
      if moving.contains(name) { return true }
      if name == "self" || name.hasPrefix("$") || harmless.contains(name) || values.contains(name) { return false }
      if containers.contains(name) || context.program[id].members[name] != nil { return false }
      guard name.first?.isUppercase == true else {
        return context.program.globals[module][name] != nil || context.program.functions[module][name] != nil
      }
      guard case .found(let types, _)? = context.resolver.lookUp(name, at: place), types.count == 1 else { return true }
      return ![.enum, .struct].contains(context.program[types[0]].kind)
    }?.name
  }
}
