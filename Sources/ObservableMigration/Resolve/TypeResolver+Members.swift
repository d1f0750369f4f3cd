/// The types of members, looked up through superclasses and protocols.
extension TypeResolver {
  func member(_ name: String, of base: ResolvedType, from file: Int, depth: Int) -> ResolvedType {
    guard depth < Self.maximumDepth else { return .unknown }
    switch base.unwrapped {
    case .found(let ids, _):
      let answers = Set(
        ids.map { id in member(name, ofType: id, isStatic: false, from: file, depth: depth) ?? missing(name, in: id) })
      return answers.count == 1 ? answers.first! : .unknown
    case .existential(let bounds), .parameter(_, let bounds):
      let answers = Set(
        bounds.flatMap(\.ids).compactMap { member(name, ofType: $0, isStatic: false, from: file, depth: depth) })
      return answers.count == 1 ? answers.first! : .unknown
    case .array(let element):
      switch name {
      case "first", "last": return .optional(element)
      case "randomElement", "popLast": return .function(.optional(element))
      case "removeFirst", "removeLast": return .function(element)
      case "filter", "sorted", "reversed", "shuffled", "prefix", "suffix", "dropFirst", "dropLast":
        return .function(.array(element))
      default: return .unknown
      }
    case .metatype(let type):
      if name == "init" { return .metatype(type) }
      if name == "self" || name == "Type" { return .metatype(type) }
      if case .found(let ids, _) = type {
        let answers = Set(
          ids.map { id -> ResolvedType in
            if let nested = member(type: name, of: id, from: nil, depth: depth) { return .metatype(nested) }
            return member(name, ofType: id, isStatic: true, from: file, depth: depth) ?? missing(name, in: id)
          })
        return answers.count == 1 ? answers.first! : .unknown
      }
      if case .external(let outer, _) = type {
        let module = program.moduleOfFile[file]
        for module in program.modules.imported(outer, from: module) {
          if let found = topLevel(name, module: module, from: file, depth: depth) { return .metatype(found) }
        }
        if name.first?.isUppercase == true { return .metatype(.external(outer + "." + name, [])) }
      }
      return .unknown
    case .external("Binding", let arguments):
      return name == "wrappedValue" ? arguments.first ?? .unknown : .unknown
    case .tuple(let elements):
      if let index = Int(name), elements.indices.contains(index) { return elements[index] }
      return .unknown
    default: return .unknown
    }
  }

  /// A member that no declaration read so far has: an extension in a file not yet read may.
  func missing(_ name: String, in type: TypeID) -> ResolvedType {
    openNames.insert(program.nominal(type).name)
    openNames.insert(name)
    return .unknown
  }

  /// A property or function of `type`, one of its superclasses or protocols; nil where there is none.
  func member(
    _ name: String, ofType type: TypeID, isStatic: Bool?, from file: Int, depth: Int
  ) -> ResolvedType? {
    guard depth < Self.maximumDepth else { return .unknown }
    var answers: Set<ResolvedType> = []
    let members = program[type].members[name] ?? []
    let isOverloaded = members.contains(where: \.isFunction) && members.contains { !$0.isFunction }
    for member in members where !isOverloaded || member.isFunction == wantsFunction {
      switch member {
      case .property(let declaration, let index):
        let property = program.property(declaration, index)
        guard isStatic == nil || property.decorations.isStatic == isStatic else { continue }
        answers.insert(self.type(ofProperty: index, in: declaration))
      case .function(let declaration, let index):
        let function = program.function(declaration, index)
        guard function.kind == .function, isStatic == nil || function.decorations.isStatic == isStatic else { continue }
        let place = Program.Place(
          file: declaration.file, scope: function.body ?? program.declaration(declaration).scope)
        answers.insert(.function(result(of: function, at: place, depth: depth)))
      case .enumCase: answers.insert(.found([type], []))
      }
    }
    if answers.count == 1 { return answers.first }
    if answers.count > 1 { return .unknown }
    for parent in parents(of: type, depth: depth + 1) {
      if let found = member(name, ofType: parent, isStatic: isStatic, from: file, depth: depth + 1) { return found }
    }
    return nil
  }

  func result(of function: Function, at place: Program.Place, depth: Int) -> ResolvedType {
    guard let result = function.result else { return .tuple([]) }
    if case .nominal(let components) = result, components.count == 1,
      function.generics.parameters.contains(components[0].name)
    {
      let index = function.parameters.firstIndex { $0.type == result }
      return index.map { .argument(label: function.parameters[$0].label, position: $0) } ?? .unknown
    }
    return resolve(result, at: place, depth: depth + 1)
  }

  func result(ofFunction name: String, in ids: [TypeID], depth: Int) -> ResolvedType {
    var answers: Set<ResolvedType> = []
    for id in ids {
      for case .function(let declaration, let index) in program[id].members[name] ?? [] {
        answers.insert(
          result(of: program.function(declaration, index), at: program.memberPlace(declaration), depth: depth))
      }
    }
    return answers.count == 1 ? answers.first! : .unknown
  }
}
