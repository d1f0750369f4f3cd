/// Which classes and protocols reach Apple's `ObservableObject`, and how.
struct Hierarchy {
  /// Where a type says so itself.
  struct Conformance: Hashable {
    var declaration: Program.Declaration
    /// The index in the declaration's inheritance clause.
    var inherited: Int
  }

  enum Superclass: Hashable {
    case none
    case found(TypeID)
    /// A class whose sources are not under the root.
    case external(String)
    case unknown(String)
  }

  /// Direct conformances of each candidate.
  private(set) var conformances: [TypeID: [Conformance]] = [:]
  /// Protocols and classes that a candidate reaches `ObservableObject` through.
  private(set) var through: [TypeID: Set<TypeID>] = [:]
  private(set) var candidates: Set<TypeID> = []
  private(set) var superclasses: [TypeID: Superclass] = [:]
  /// Types that name `ObservableObject` of another framework, and where.
  private(set) var lookalikes: [TypeID: Conformance] = [:]

  init(_ resolver: TypeResolver) {
    let program = resolver.program
    var parents: [TypeID: [TypeID]] = [:]
    for index in program.types.indices {
      let id = TypeID(index: index)
      guard [.class, .protocol, .actor].contains(program[id].kind) else { continue }
      parents[id] = resolver.parents(of: id)
      if program[id].kind == .class { superclasses[id] = Self.superclass(of: id, resolver) }
      for conformance in Self.direct(id, resolver) {
        if Self.isApple(conformance, program) {
          conformances[id, default: []].append(conformance)
          candidates.insert(id)
        } else {
          lookalikes[id] = conformance
        }
      }
    }
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for (id, above) in parents {
        let reached = above.filter { candidates.contains($0) }
        guard !reached.isEmpty else { continue }
        through[id, default: []].formUnion(reached)
        if candidates.insert(id).inserted { isGrowing = true }
      }
    }
  }

  /// Items of inheritance clauses that name `ObservableObject`.
  private static func direct(_ id: TypeID, _ resolver: TypeResolver) -> [Conformance] {
    let program = resolver.program
    var found: [Conformance] = []
    for declaration in program[id].declarations {
      let facts = program.declaration(declaration)
      for (index, inherited) in facts.inherited.enumerated() where names(inherited.type, resolver, declaration) {
        found.append(Conformance(declaration: declaration, inherited: index))
      }
    }
    return found
  }

  private static func names(
    _ type: TypeName, _ resolver: TypeResolver, _ declaration: Program.Declaration
  ) -> Bool {
    let facts = resolver.program.declaration(declaration)
    let scope = resolver.program.files[declaration.file].scopes[facts.scope].parent ?? 0
    let resolved = resolver.resolve(type, at: Program.Place(file: declaration.file, scope: scope))
    return isObservableObject(resolved)
  }

  /// Whether `type` is `ObservableObject` itself or a composition with it.
  static func isObservableObject(_ type: ResolvedType) -> Bool {
    switch type {
    case .external(let name, _):
      ["ObservableObject", "Combine.ObservableObject", "SwiftUI.ObservableObject", "Foundation.ObservableObject"]
        .contains(name) || name.hasSuffix(".ObservableObject")
    case .existential(let bounds): bounds.contains(where: isObservableObject)
    default: false
    }
  }

  private static func isApple(_ conformance: Conformance, _ program: Program) -> Bool {
    let file = program.files[conformance.declaration.file]
    let inherited = program.declaration(conformance.declaration).inherited[conformance.inherited]
    if let name = inherited.type.dottedName, name.contains(".") {
      return ["Combine.ObservableObject", "SwiftUI.ObservableObject", "Foundation.ObservableObject"].contains(name)
    }
    return meansApple(file, program)
  }

  /// Whether unqualified names of SwiftUI and Combine mean Apple's in this file.
  static func meansApple(_ file: FileFacts, _ program: Program) -> Bool {
    let modules = Set(file.imports.map(\.module))
    guard modules.isDisjoint(with: AppleFrameworks.lookalikes) else { return false }
    if !modules.isDisjoint(with: AppleFrameworks.observableObjectProviders) { return true }
    // A module of the repository may pass one of them on.
    return program.files.contains { other in
      other.imports.contains { $0.isReexported && AppleFrameworks.observableObjectProviders.contains($0.module) }
    }
  }

  private static func superclass(of id: TypeID, _ resolver: TypeResolver) -> Superclass {
    let program = resolver.program
    let declaration = program[id].declarations[0]
    let facts = program.declaration(declaration)
    guard let first = facts.inherited.first else { return .none }
    let scope = program.files[declaration.file].scopes[facts.scope].parent ?? 0
    let place = Program.Place(file: declaration.file, scope: scope)
    switch resolver.resolve(first.type, at: place) {
    case .found(let ids, _):
      let classes = ids.filter { program[$0].kind == .class }
      if classes.isEmpty { return .none }
      return ids.count == 1 ? .found(classes[0]) : .unknown(program[classes[0]].name)
    case .external(let name, _): return external(name)
    case .existential(let bounds):
      for bound in bounds {
        if case .found(let ids, _) = bound, let id = ids.first(where: { program[$0].kind == .class }) {
          return .found(id)
        }
        if case .external(let name, _) = bound, case let answer = external(name), answer != .none { return answer }
      }
      return .none
    default: return .unknown(first.type.dottedName ?? "?")
    }
  }

  private static func external(_ name: String) -> Superclass {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    if AppleFrameworks.isProtocol(name) { return .none }
    if AppleFrameworks.baseClasses.contains(last) || AppleFrameworks.viewClasses.contains(last) {
      return .external(last)
    }
    return .unknown(name)
  }

  /// The superclasses of `id` whose sources are under the root, nearest first.
  func superclassChain(of id: TypeID) -> [TypeID] {
    var chain: [TypeID] = []
    var current = id
    while case .found(let next)? = superclasses[current], !chain.contains(next), next != id {
      chain.append(next)
      current = next
    }
    return chain
  }
}
