/// The types of properties, locals and expressions.
extension TypeResolver {
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
  func value(named name: String, at place: Program.Place, offset: Int, depth: Int) -> ResolvedType {
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
