/// Answers what a written type or an expression is, from where it stands. Never guesses.
///
/// Not thread-safe: one resolver belongs to one thread.
final class TypeResolver {
  let program: Program
  /// Names that were asked for and are declared in none of the files read so far.
  var openNames: Set<String> = []
  var values: [ValueKey: ResolvedType] = [:]
  var pending: Set<ValueKey> = []
  /// Set while a callee is asked for: a function is meant where a property has the same name.
  var wantsFunction = false

  struct ValueKey: Hashable {
    var declaration: Program.Declaration
    var property: Int
  }

  static let maximumDepth = 32

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

  func topLevel(_ name: String, module: Int, from file: Int, depth: Int) -> ResolvedType? {
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
  func member(type name: String, of type: TypeID, from file: Int?, depth: Int) -> ResolvedType? {
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
}
