/// Answers what a written type or an expression is, from where it stands. Never guesses.
///
/// Not thread-safe: one resolver belongs to one thread.
final class TypeResolver {
  let program: Program
  /// Names that were asked for and are declared in none of the files read so far.
  private(set) var openNames: Set<String> = []
  private var values: [ValueKey: ResolvedType] = [:]
  private var pending: Set<ValueKey> = []
  /// Set while a callee is asked for: a function is meant where a property has the same name.
  private var wantsFunction = false

  private struct ValueKey: Hashable {
    var declaration: Program.Declaration
    var property: Int
  }

  private static let maximumDepth = 32

  init(_ program: Program) {
    self.program = program
  }

  // MARK: Written types

  func resolve(_ name: TypeName, at place: Program.Place, depth: Int = 0) -> ResolvedType {
    guard depth < Self.maximumDepth else { return .unknown }
    func inner(_ type: TypeName) -> ResolvedType { resolve(type, at: place, depth: depth + 1) }
    switch name {
    case .nominal(let components): return resolve(components, at: place, depth: depth)
    case .optional(let type): return .optional(inner(type))
    case .array(let type): return .array(inner(type))
    case .dictionary(let key, let value): return .dictionary(inner(key), inner(value))
    case .some(let type), .any(let type):
      if case .existential(let bounds) = inner(type) { return .existential(bounds) }
      return .existential([inner(type)])
    case .composition(let types): return .existential(types.map(inner))
    case .tuple(let types): return .tuple(types.map(inner))
    case .function(let result): return .function(inner(result))
    case .metatype(let type): return .metatype(inner(type))
    case .other: return .unknown
    }
  }

  private func resolve(_ components: [TypeName.Component], at place: Program.Place, depth: Int) -> ResolvedType {
    let first = components[0]
    let arguments = components[components.count - 1].arguments.map { resolve($0, at: place, depth: depth + 1) }
    if components.count == 1, first.name == "Self", let type = program.enclosingType(of: place) {
      return .found([type], [])
    }
    var answer = lookUp(first.name, at: place, depth: depth)
    var rest = components.dropFirst()
    if answer == nil, let qualified = qualified(components, at: place, depth: depth) {
      answer = qualified.answer
      rest = components.dropFirst(qualified.used)
    }
    if answer == nil {
      openNames.insert(first.name)
      return .external(components.map(\.name).joined(separator: "."), arguments)
    }
    for component in rest {
      guard let base = answer else { break }
      answer = nested(component.name, in: base, depth: depth)
    }
    guard let answer else { return .unknown }
    if case .found(let ids, _) = answer { return .found(ids, arguments) }
    return answer
  }

  /// The innermost meaning of a type name, or nil where nothing under the root declares it.
  func lookUp(_ name: String, at place: Program.Place, depth: Int = 0) -> ResolvedType? {
    let file = program.files[place.file]
    for scope in file.enclosing(place.scope) {
      if file.scopes[scope].generics.parameters.contains(name) {
        return .parameter(name, bounds(of: name, scope: scope, file: place.file, depth: depth))
      }
      if case .type(let index) = file.scopes[scope].kind {
        let declaration = Program.Declaration(file: place.file, type: index)
        if let type = program.type(of: declaration) {
          if program.nominal(type).generics.parameters.contains(name) {
            let nominal = program[type].declarations[0]
            return .parameter(
              name, bounds(of: name, scope: program.declaration(nominal).scope, file: nominal.file, depth: depth))
          }
          if let found = member(type: name, of: type, from: place.file, depth: depth) { return found }
        }
      }
      // A type declared in this body.
      for (index, type) in file.types.enumerated()
      where type.isLocal && type.name == name && file.scopes[type.scope].parent == scope {
        if let id = program.type(of: Program.Declaration(file: place.file, type: index)) { return .found([id], []) }
      }
      for alias in file.typealiases where scope != 0 && alias.scope == scope && alias.name == name {
        return resolve(alias.target, at: Program.Place(file: place.file, scope: scope), depth: depth + 1)
      }
    }
    let module = program.moduleOfFile[place.file]
    if let found = topLevel(name, module: module, from: place.file, depth: depth) { return found }
    var imported: [ResolvedType] = []
    for module in program.importsOfFile[place.file] {
      if let found = topLevel(name, module: module, from: place.file, depth: depth) { imported.append(found) }
    }
    guard let first = imported.first else { return nil }
    if imported.count == 1 { return first }
    return .found(imported.flatMap(\.ids), [])
  }

  private func topLevel(_ name: String, module: Int, from file: Int, depth: Int) -> ResolvedType? {
    let all = (program.topLevel[module][name] ?? []).filter { program.isVisible($0, from: file) }
    let own = all.filter { program[$0].onlyFile == file }
    let types = own.isEmpty ? program.sharingTarget(all, with: file) : own
    if !types.isEmpty { return .found(types, []) }
    if let aliases = program.aliases[module][name] {
      let answers = Set(
        aliases.map { resolve($0.alias.target, at: Program.Place(file: $0.file, scope: 0), depth: depth + 1) })
      return answers.count == 1 ? answers.first : .unknown
    }
    return nil
  }

  /// `Module.Type`, and types nested in extensions of types from elsewhere.
  private func qualified(
    _ components: [TypeName.Component], at place: Program.Place, depth: Int
  ) -> (answer: ResolvedType, used: Int)? {
    guard components.count > 1 else { return nil }
    let module = program.moduleOfFile[place.file]
    var modules = program.modules.imported(components[0].name, from: module)
    if program.modules.modules[module].name == components[0].name { modules = [module] }
    for module in modules {
      if let found = topLevel(components[1].name, module: module, from: place.file, depth: depth) { return (found, 2) }
    }
    let dotted = components[0].name + "." + components[1].name
    let types = (program.topLevel[module][dotted] ?? []).filter { program.isVisible($0, from: place.file) }
    return types.isEmpty ? nil : (.found(types, []), 2)
  }

  private func nested(_ name: String, in base: ResolvedType, depth: Int) -> ResolvedType? {
    switch base {
    case .found(let ids, _):
      var found: [TypeID] = []
      for id in ids {
        switch member(type: name, of: id, from: nil, depth: depth) {
        case .found(let types, _)?: found += types
        case let other?: return ids.count == 1 ? other : .unknown
        case nil: return .unknown
        }
      }
      return .found(found, [])
    case .external(let outer, _):
      openNames.insert(name)
      return .external(outer + "." + name, [])
    default: return .unknown
    }
  }

  /// A type or alias that `type` or one of its superclasses and protocols declares.
  private func member(type name: String, of type: TypeID, from file: Int?, depth: Int) -> ResolvedType? {
    let info = program[type]
    if let nested = info.nested[name] {
      let visible = nested.filter { file == nil || program.isVisible($0, from: file!) }
      if !visible.isEmpty { return .found(visible, []) }
    }
    if let aliases = info.aliases[name] {
      let answers = Set(
        aliases.map { entry -> ResolvedType in
          resolve(entry.alias.target, at: Program.Place(file: entry.file, scope: entry.alias.scope), depth: depth + 1)
        })
      return answers.count == 1 ? answers.first : .unknown
    }
    guard depth < Self.maximumDepth else { return nil }
    for parent in parents(of: type, depth: depth + 1) {
      if let found = member(type: name, of: parent, from: file, depth: depth + 1) { return found }
    }
    return nil
  }

  /// What a generic parameter is constrained by.
  private func bounds(of name: String, scope: Int, file: Int, depth: Int) -> [ResolvedType] {
    guard depth < Self.maximumDepth else { return [] }
    let scopeFacts = program.files[file].scopes[scope]
    let outer = Program.Place(file: file, scope: scopeFacts.parent ?? 0)
    return scopeFacts.generics.constraints.filter { $0.subject == .named(name) && !$0.isSameType }.map {
      resolve($0.bound, at: outer, depth: depth + 1)
    }
  }

  /// The types of the sources that `type` inherits from or conforms to, as its own declarations say.
  func parents(of type: TypeID, depth: Int = 0) -> [TypeID] {
    guard depth < Self.maximumDepth else { return [] }
    var found: [TypeID] = []
    for declaration in program[type].declarations {
      let facts = program.declaration(declaration)
      let scope = program.files[declaration.file].scopes[facts.scope].parent ?? 0
      let place = Program.Place(file: declaration.file, scope: scope)
      for inherited in facts.inherited {
        for id in resolve(inherited.type, at: place, depth: depth + 1).ids where id != type { found.append(id) }
      }
    }
    return found
  }

  // MARK: Values

  /// The type of a property, as its annotation, its wrapper or its initial value says.
  func type(ofProperty index: Int, in declaration: Program.Declaration) -> ResolvedType {
    let key = ValueKey(declaration: declaration, property: index)
    if let known = values[key] { return known }
    guard pending.insert(key).inserted else { return .unknown }
    let wants = wantsFunction
    wantsFunction = false
    defer {
      pending.remove(key)
      wantsFunction = wants
    }
    let property = program.property(declaration, index)
    let answer = type(of: property, at: program.memberPlace(declaration))
    values[key] = answer
    return answer
  }

  func type(of property: Property, at place: Program.Place) -> ResolvedType {
    if let annotation = property.annotation { return resolve(annotation, at: place) }
    if let environment = property.decorations.attribute(named: "Environment"),
      let argument = environment.arguments?.first?.value,
      case .metatype(let type) = self.type(of: argument, at: place, offset: property.declaration.lowerBound)
    {
      return type
    }
    if let value = property.value {
      return type(of: value, at: place, offset: property.declaration.lowerBound)
    }
    for attribute in property.decorations.attributes {
      guard
        let argument = attribute.arguments?.first(where: { $0.label == "wrappedValue" || $0.label == "initialValue" })
      else { continue }
      return type(of: argument.value, at: place, offset: property.declaration.lowerBound)
    }
    return .unknown
  }

  func type(
    of expression: Expression, at place: Program.Place, offset: Int, expecting: ResolvedType? = nil, depth: Int = 0
  ) -> ResolvedType {
    guard depth < Self.maximumDepth else { return .unknown }
    func inner(_ expression: Expression) -> ResolvedType {
      type(of: expression, at: place, offset: offset, depth: depth + 1)
    }
    switch expression {
    case .name(let name, let arguments):
      let answer = value(named: name, at: place, offset: offset, depth: depth)
      guard !arguments.isEmpty, case .metatype(let type) = answer else { return answer }
      let resolved = arguments.map { resolve($0, at: place, depth: depth + 1) }
      switch type {
      case .found(let ids, _): return .metatype(.found(ids, resolved))
      case .external(let name, _): return .metatype(.external(name, resolved))
      default: return answer
      }
    case .member(let base, let name):
      let wants = wantsFunction
      wantsFunction = false
      let owner = inner(base)
      wantsFunction = wants
      return member(name, of: owner, from: place.file, depth: depth)
    case .implicitMember(let name):
      guard let expecting else { return .unknown }
      return member(name, of: .metatype(expecting.unwrapped), from: place.file, depth: depth)
    case .call(.array(let elements), _) where elements.count == 1:
      // `[Item]()`
      if case .metatype(let element) = inner(elements[0]) { return .array(element) }
      return .unknown
    case .call(.closure(let result, let value), _):
      if let result { return resolve(result, at: place, depth: depth + 1) }
      return value.map(inner) ?? .unknown
    case .call(let callee, let arguments):
      let outer = wantsFunction
      wantsFunction = true
      let called = type(of: callee, at: place, offset: offset, expecting: expecting, depth: depth + 1)
      wantsFunction = outer
      switch called {
      case .metatype(let type): return type
      case .function(.argument(let label, let position)):
        let argument =
          label == nil
          ? (arguments.indices.contains(position) ? arguments[position] : nil)
          : arguments.first { $0.label == label }
        return argument.map { inner($0.value) } ?? .unknown
      case .function(let result): return result
      default: return .unknown
      }
    case .subscripted(let base):
      switch inner(base).unwrapped {
      case .array(let element): return element
      case .dictionary(_, let value): return .optional(value)
      case .found(let ids, _): return result(ofFunction: "subscript", in: ids, depth: depth)
      default: return .unknown
      }
    case .forced(let value), .chained(let value): return inner(value).unwrapped
    case .optional(let value): return .optional(inner(value))
    case .cast(let type, _): return resolve(type, at: place, depth: depth + 1)
    case .either(let values):
      let answers = Set(values.filter { $0 != .literal(.none) }.map { inner($0).unwrapped })
      return answers.count == 1 ? answers.first! : .unknown
    case .coalescing(let left, _): return inner(left).unwrapped
    case .array(let elements):
      let answers = Set(elements.map(inner))
      return answers.count == 1 ? .array(answers.first!) : .unknown
    case .dictionary(let keys, let values):
      let keys = Set(keys.map(inner))
      let values = Set(values.map(inner))
      return keys.count == 1 && values.count == 1 ? .dictionary(keys.first!, values.first!) : .unknown
    case .tuple(let elements): return .tuple(elements.map(inner))
    case .selfReference: return program.enclosingType(of: place).map { .found([$0], []) } ?? .unknown
    case .superReference:
      guard let type = program.enclosingType(of: place) else { return .unknown }
      return parents(of: type).first { program[$0].kind == .class }.map { .found([$0], []) } ?? .unknown
    case .type(let type): return .metatype(resolve(type, at: place, depth: depth + 1))
    case .literal(let literal): return literal.type
    case .closure, .keyPath, .unknown: return .unknown
    }
  }

  /// What a bare name means as a value: the innermost declaration that is in force at `offset`.
  private func value(named name: String, at place: Program.Place, offset: Int, depth: Int) -> ResolvedType {
    let file = program.files[place.file]
    for scope in file.enclosing(place.scope) {
      let scopePlace = Program.Place(file: place.file, scope: scope)
      let locals = file.scopes[scope].locals.filter { $0.name == name && $0.visibleFrom <= offset }
      if let local = locals.last { return type(of: local, at: scopePlace, depth: depth) }
      if case .type(let index) = file.scopes[scope].kind,
        let type = program.type(of: Program.Declaration(file: place.file, type: index))
      {
        if let found = member(name, ofType: type, isStatic: nil, from: place.file, depth: depth) { return found }
      }
    }
    let module = program.moduleOfFile[place.file]
    let modules = [module] + program.importsOfFile[place.file]
    for module in modules {
      let globals = program.globals[module][name] ?? []
      if !globals.isEmpty {
        let answers = Set(
          globals.map { entry in
            type(of: program.files[entry.file].globals[entry.index], at: Program.Place(file: entry.file, scope: 0))
          })
        return answers.count == 1 ? answers.first! : .unknown
      }
      let functions = program.functions[module][name] ?? []
      if !functions.isEmpty {
        let answers = Set(
          functions.map { entry -> ResolvedType in
            let function = program.files[entry.file].functions[entry.index]
            return result(of: function, at: Program.Place(file: entry.file, scope: function.body ?? 0), depth: depth)
          })
        return answers.count == 1 ? .function(answers.first!) : .unknown
      }
    }
    if let type = lookUp(name, at: place, depth: depth) { return .metatype(type) }
    openNames.insert(name)
    return name.first?.isUppercase == true ? .metatype(.external(name, [])) : .unknown
  }

  func type(of local: Local, at place: Program.Place, depth: Int = 0) -> ResolvedType {
    let offset = local.range.lowerBound
    switch local.source {
    case .annotation(let type): return resolve(type, at: place, depth: depth + 1)
    case .value(.name(local.name, let arguments)):
      // `[model]` in a capture list, `let model = model`: the outer one.
      guard let outer = program.files[place.file].scopes[place.scope].parent, arguments.isEmpty else { return .unknown }
      return value(
        named: local.name, at: Program.Place(file: place.file, scope: outer), offset: offset, depth: depth + 1)
    case .value(let expression):
      return type(of: expression, at: place, offset: offset, depth: depth + 1)
    case .unwrapped(.name(local.name, _)):
      guard let outer = program.files[place.file].scopes[place.scope].parent else { return .unknown }
      return value(
        named: local.name, at: Program.Place(file: place.file, scope: outer), offset: offset, depth: depth + 1
      )
      .unwrapped
    case .unwrapped(let expression):
      return type(of: expression, at: place, offset: offset, depth: depth + 1).unwrapped
    case .element(let expression):
      let outer = program.files[place.file].scopes[place.scope].parent ?? 0
      return type(
        of: expression, at: Program.Place(file: place.file, scope: outer), offset: offset, depth: depth + 1
      ).element
    case .function(let result): return .function(result.map { resolve($0, at: place, depth: depth + 1) } ?? .tuple([]))
    case .unknown: return .unknown
    }
  }

  // MARK: Members

  private func member(_ name: String, of base: ResolvedType, from file: Int, depth: Int) -> ResolvedType {
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
  private func missing(_ name: String, in type: TypeID) -> ResolvedType {
    openNames.insert(program.nominal(type).name)
    openNames.insert(name)
    return .unknown
  }

  /// A property or function of `type`, one of its superclasses or protocols; nil where there is none.
  private func member(
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

  private func result(of function: Function, at place: Program.Place, depth: Int) -> ResolvedType {
    guard let result = function.result else { return .tuple([]) }
    if case .nominal(let components) = result, components.count == 1,
      function.generics.parameters.contains(components[0].name)
    {
      let index = function.parameters.firstIndex { $0.type == result }
      return index.map { .argument(label: function.parameters[$0].label, position: $0) } ?? .unknown
    }
    return resolve(result, at: place, depth: depth + 1)
  }

  private func result(ofFunction name: String, in ids: [TypeID], depth: Int) -> ResolvedType {
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

extension Expression.Literal {
  fileprivate var type: ResolvedType {
    switch self {
    case .integer: .external("Int", [])
    case .float: .external("Double", [])
    case .string: .external("String", [])
    case .boolean: .external("Bool", [])
    case .regex: .external("Regex", [])
    case .none: .unknown
    }
  }
}
