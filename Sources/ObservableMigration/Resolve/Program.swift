/// The identity of one type in one module.
struct TypeID: Hashable, Codable, Sendable, Comparable {
  var index: Int

  static func < (left: TypeID, right: TypeID) -> Bool { left.index < right.index }
}

/// A type that can migrate: a class, or a protocol that refines `ObservableObject`.
typealias ClassID = TypeID

/// Every declaration under the root that can matter, linked.
///
/// Invariant: where two declarations fit, both are kept; nothing here chooses.
struct Program: Sendable {
  struct Declaration: Hashable, Sendable {
    var file: Int
    var type: Int
  }

  /// A scope of one file.
  struct Place: Hashable, Sendable {
    var file: Int
    var scope: Int
  }

  enum Member: Hashable, Sendable {
    case property(Declaration, Int)
    case function(Declaration, Int)
    case enumCase

    var isFunction: Bool {
      if case .function = self { return true }
      return false
    }
  }

  struct TypeInfo: Sendable {
    /// Dotted, as `InboxView.ViewModel`.
    var name: String
    var module: Int
    var kind: TypeDeclaration.Kind
    /// The nominal declaration first, then its extensions in file order.
    var declarations: [Declaration]
    var parent: TypeID?
    /// Set where only one file can see it.
    var onlyFile: Int?
    var isLocal: Bool
    var nested: [String: [TypeID]] = [:]
    var aliases: [String: [(file: Int, alias: Typealias)]] = [:]
    var members: [String: [Member]] = [:]
  }

  let files: [FileFacts]
  let modules: ModuleMap
  /// The module of each file.
  let moduleOfFile: [Int]
  private(set) var types: [TypeInfo] = []
  private(set) var topLevel: [[String: [TypeID]]] = []
  private(set) var aliases: [[String: [(file: Int, alias: Typealias)]]] = []
  private(set) var globals: [[String: [(file: Int, index: Int)]]] = []
  private(set) var functions: [[String: [(file: Int, index: Int)]]] = []
  /// The Xcode targets that compile each file.
  let targetsOfFile: [Set<ModuleMap.TargetID>]
  /// The modules under the root that each file imports, those that they pass on included.
  let importsOfFile: [[Int]]
  /// The type of each declaration of each file; nil for extensions of types declared elsewhere.
  private var typeOfDeclaration: [[TypeID?]] = []
  /// Simple names of all nominal declarations.
  let declaredNames: Set<String>
  /// Extensions of types declared nowhere under the root, by the extended name.
  private(set) var foreignExtensions: [String: [Declaration]] = [:]

  /// - Parameter files: sorted by path.
  init(files: [FileFacts], modules: ModuleMap) {
    var modules = modules
    self.files = files
    moduleOfFile = files.map { modules.module(of: $0.path) }
    self.modules = modules
    importsOfFile = Self.imports(files, moduleOfFile, modules)
    targetsOfFile = files.map { [modules] in modules.targets(of: $0.path) }
    declaredNames = Set(files.lazy.flatMap { file in file.types.lazy.filter { $0.kind != .extension }.map(\.name) })
    topLevel = Array(repeating: [:], count: modules.modules.count)
    aliases = topLevel.map { _ in [:] }
    globals = topLevel.map { _ in [:] }
    functions = topLevel.map { _ in [:] }
    typeOfDeclaration = files.map { Array(repeating: nil, count: $0.types.count) }
    linkTypes()
    linkMembers()
  }

  private static func imports(_ files: [FileFacts], _ moduleOfFile: [Int], _ modules: ModuleMap) -> [[Int]] {
    var passedOn: [Int: Set<String>] = [:]
    for (file, module) in zip(files, moduleOfFile) {
      for found in file.imports where found.isReexported { passedOn[module, default: []].insert(found.module) }
    }
    return zip(files, moduleOfFile).map { file, module in
      var found: [Int] = []
      var queue = Set(file.imports.map(\.module)).sorted().flatMap { modules.imported($0, from: module) }
      while let next = queue.popLast() {
        guard next != module, !found.contains(next) else { continue }
        found.append(next)
        queue += (passedOn[next] ?? []).sorted().flatMap { modules.imported($0, from: next) }
      }
      return found.sorted()
    }
  }

  func declaration(_ declaration: Declaration) -> TypeDeclaration {
    files[declaration.file].types[declaration.type]
  }

  func type(of declaration: Declaration) -> TypeID? {
    typeOfDeclaration[declaration.file][declaration.type]
  }

  /// The nominal declaration of a type.
  func nominal(_ type: TypeID) -> TypeDeclaration {
    declaration(self[type].declarations[0])
  }

  func nominalFile(_ type: TypeID) -> FileFacts {
    files[self[type].declarations[0].file]
  }

  subscript(_ type: TypeID) -> TypeInfo { types[type.index] }

  func property(_ declaration: Declaration, _ index: Int) -> Property {
    self.declaration(declaration).properties[index]
  }

  func function(_ declaration: Declaration, _ index: Int) -> Function {
    self.declaration(declaration).functions[index]
  }

  /// The place of the members of a declaration.
  func memberPlace(_ declaration: Declaration) -> Place {
    Place(file: declaration.file, scope: self.declaration(declaration).scope)
  }

  /// The type whose members the scope lies in.
  func enclosingType(of place: Place) -> TypeID? {
    files[place.file].enclosingType(of: place.scope).flatMap { typeOfDeclaration[place.file][$0] }
  }

  func location(of type: TypeID) -> Location {
    nominalFile(type).location(nominal(type).nameRange.lowerBound)
  }

  /// Of several types with one name, those that are built into a target of `file`.
  func sharingTarget(_ types: [TypeID], with file: Int) -> [TypeID] {
    guard types.count > 1, !targetsOfFile[file].isEmpty else { return types }
    let shared = types.filter { type in
      !targetsOfFile[self[type].declarations[0].file].isDisjoint(with: targetsOfFile[file])
    }
    return shared.isEmpty ? types : shared
  }

  // MARK: Linking

  private mutating func linkTypes() {
    var pending: [Declaration] = []
    for file in files.indices {
      for type in files[file].types.indices {
        let declaration = Declaration(file: file, type: type)
        if !link(declaration) { pending.append(declaration) }
      }
      for alias in files[file].typealiases where alias.scope == 0 {
        aliases[moduleOfFile[file]][alias.name, default: []].append((file, alias))
      }
    }
    // An extension may declare the type that another one extends, so go on until nothing more is found.
    var isProgressing = true
    while isProgressing, !pending.isEmpty {
      let waiting = pending
      pending = []
      for declaration in waiting where !link(declaration) { pending.append(declaration) }
      isProgressing = pending.count < waiting.count
    }
    for declaration in pending where self.declaration(declaration).kind == .extension {
      let name = self.declaration(declaration).extended?.dottedName ?? self.declaration(declaration).name
      foreignExtensions[name, default: []].append(declaration)
    }
  }

  /// Gives `declaration` its type; false where what it belongs to is not known yet.
  private mutating func link(_ declaration: Declaration) -> Bool {
    let facts = self.declaration(declaration)
    let place = Place(file: declaration.file, scope: files[declaration.file].scopes[facts.scope].parent ?? 0)
    if facts.kind == .extension {
      guard let extended = facts.extended, case .nominal(let components) = extended,
        let type = extendedType(components.map(\.name), from: place)
      else { return false }
      types[type.index].declarations.append(declaration)
      typeOfDeclaration[declaration.file][declaration.type] = type
      note(facts.typealiases, of: type, file: declaration.file)
      return true
    }
    var parent: TypeID?
    if let enclosing = facts.parent {
      guard let type = typeOfDeclaration[declaration.file][enclosing] else {
        let foreign = files[declaration.file].types[enclosing]
        guard foreign.kind == .extension else { return false }
        // Nested in an extension of a type from elsewhere: it is registered under the extended name when the
        // extension turns out to be foreign.
        return linkForeign(declaration, extending: foreign.extended?.dottedName ?? foreign.name)
      }
      parent = type
    }
    add(declaration, facts, parent: parent, prefix: parent.map { self[$0].name })
    return true
  }

  /// A type nested in an extension of a foreign type, once no declaration of that type is left to come.
  private mutating func linkForeign(_ declaration: Declaration, extending name: String) -> Bool {
    let simple = name.split(separator: ".").last.map(String.init) ?? name
    guard !declaredNames.contains(simple) else { return false }
    add(declaration, self.declaration(declaration), parent: nil, prefix: name)
    return true
  }

  private mutating func add(_ declaration: Declaration, _ facts: TypeDeclaration, parent: TypeID?, prefix: String?) {
    let id = TypeID(index: types.count)
    let access = facts.decorations.access
    let isPrivate = access == .private || access == .fileprivate
    types.append(
      TypeInfo(
        name: prefix.map { $0 + "." + facts.name } ?? facts.name, module: moduleOfFile[declaration.file],
        kind: facts.kind, declarations: [declaration], parent: parent,
        onlyFile: isPrivate ? declaration.file : parent.flatMap { self[$0].onlyFile }, isLocal: facts.isLocal))
    typeOfDeclaration[declaration.file][declaration.type] = id
    note(facts.typealiases, of: id, file: declaration.file)
    if let parent {
      types[parent.index].nested[facts.name, default: []].append(id)
    } else if !facts.isLocal {
      topLevel[moduleOfFile[declaration.file]][prefix.map { $0 + "." + facts.name } ?? facts.name, default: []].append(
        id)
    }
  }

  private mutating func note(_ aliases: [Typealias], of type: TypeID, file: Int) {
    for alias in aliases { types[type.index].aliases[alias.name, default: []].append((file, alias)) }
  }

  private func extendedType(_ names: [String], from place: Place) -> TypeID? {
    var names = names
    let module = moduleOfFile[place.file]
    if names.count > 1, names[0] == modules.modules[module].name { names.removeFirst() }
    let reachable = [module] + importsOfFile[place.file]
    for module in reachable {
      let first = (topLevel[module][names[0]] ?? []).filter { isVisible($0, from: place.file) }
      var found = preferringFile(first, place.file)
      for name in names.dropFirst() {
        found = preferringFile(found.flatMap { self[$0].nested[name] ?? [] }, place.file)
      }
      if found.count == 1 { return found[0] }
      if found.isEmpty, let (file, alias) = aliases[module][names[0]]?.first, names.count == 1,
        case .nominal(let target) = alias.target, target.map(\.name) != names
      {
        return extendedType(target.map(\.name), from: Place(file: file, scope: 0))
      }
    }
    return nil
  }

  func isVisible(_ type: TypeID, from file: Int) -> Bool {
    self[type].onlyFile.map { $0 == file } ?? true
  }

  /// The types declared in `file` where there are some: a private type hides equal names elsewhere.
  private func preferringFile(_ types: [TypeID], _ file: Int) -> [TypeID] {
    let own = types.filter { self[$0].onlyFile == file }
    return own.isEmpty ? sharingTarget(types, with: file) : own
  }

  private mutating func linkMembers() {
    for index in types.indices {
      for declaration in types[index].declarations {
        let facts = self.declaration(declaration)
        for (number, property) in facts.properties.enumerated() {
          types[index].members[property.name, default: []].append(.property(declaration, number))
        }
        for (number, function) in facts.functions.enumerated() where function.kind != .initializer {
          types[index].members[function.name, default: []].append(.function(declaration, number))
        }
        for element in facts.cases { types[index].members[element.name, default: []].append(.enumCase) }
      }
    }
    for file in files.indices {
      for (number, property) in files[file].globals.enumerated() {
        globals[moduleOfFile[file]][property.name, default: []].append((file, number))
      }
      for (number, function) in files[file].functions.enumerated() {
        functions[moduleOfFile[file]][function.name, default: []].append((file, number))
      }
    }
  }
}
