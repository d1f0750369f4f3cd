/// What many sites ask again and again, worked out once.
final class ResolutionIndex {
  private var graphs: [TypeID: MemberGraph] = [:]
  private var candidatesOfFile: [Int: [ClassID]] = [:]
  private var publishing: [String: [ClassID]]?
  private var projected: Set<ProjectedProperty>?
  private var injected: Set<ClassID>?
  private var takenWhole: Set<ClassID>?
  private var bridges: [MemberGraph.StoredName: PublisherBridge]?
  private var hasPublisherTypes: Bool?
  private var handing: Set<TypeID>?
  private var valueStates: [ClassID: String?] = [:]
  private var exclusive: [MemberGraph.StoredName: Location]?

  struct ProjectedProperty: Hashable {
    var file: Int
    var offset: Int
  }

  func members(of id: TypeID, make: () -> MemberGraph) -> MemberGraph {
    if let known = graphs[id] { return known }
    let graph = make()
    graphs[id] = graph
    return graph
  }

  func candidates(ofFile file: Int, make: () -> [ClassID]) -> [ClassID] {
    if let known = candidatesOfFile[file] { return known }
    let found = make()
    candidatesOfFile[file] = found
    return found
  }

  func publishing(_ name: String, make: () -> [String: [ClassID]]) -> [ClassID] {
    if publishing == nil { publishing = make() }
    return publishing?[name] ?? []
  }

  func exclusiveAccess(
    to stored: MemberGraph.StoredName, make: () -> [MemberGraph.StoredName: Location]
  ) -> Location? {
    if exclusive == nil { exclusive = make() }
    return exclusive?[stored]
  }

  func bridge(
    of stored: MemberGraph.StoredName, make: () -> [MemberGraph.StoredName: PublisherBridge]
  ) -> PublisherBridge? {
    if bridges == nil { bridges = make() }
    return bridges?[stored]
  }

  func namesPublishers(make: () -> Bool) -> Bool {
    if hasPublisherTypes == nil { hasPublisherTypes = make() }
    return hasPublisherTypes!
  }

  func handingOver(make: () -> Set<TypeID>) -> Set<TypeID> {
    if handing == nil { handing = make() }
    return handing!
  }

  func valueState(
    of id: ClassID, make: () -> String?
  ) -> String? {
    if let known = valueStates[id] { return known }
    let found = make()
    valueStates[id] = .some(found)
    return found
  }

  func isTakenWhole(_ id: ClassID, make: () -> Set<ClassID>) -> Bool {
    if takenWhole == nil { takenWhole = make() }
    return takenWhole?.contains(id) == true
  }

  func isInjected(_ id: ClassID, make: () -> Set<ClassID>) -> Bool {
    if injected == nil { injected = make() }
    return injected?.contains(id) == true
  }

  func isProjected(_ property: ProjectedProperty, make: () -> Set<ProjectedProperty>) -> Bool {
    if projected == nil { projected = make() }
    return projected?.contains(property) == true
  }
}

extension ResolutionContext {
  /// How the members of a class use each other.
  func members(of id: TypeID) -> MemberGraph {
    index.members(of: id) {
      MemberGraph(
        id, resolver: resolver, hierarchy: hierarchy, options: options,
        isWrittenWhileDrawn: { [self] name in drawnWrite(to: name, on: id) != nil })
    }
  }

  /// Every candidate that a value of unknown type in `file` could be: those of its module and of the modules it imports.
  func couldBe(_ file: Int) -> [ClassID] {
    index.candidates(ofFile: file) {
      let reachable = Set([program.moduleOfFile[file]] + program.importsOfFile[file])
      return hierarchy.candidates.filter { id in
        reachable.contains(program[id].module) && program.isVisible(id, from: file)
      }.sorted()
    }
  }

  /// The candidates that a generic parameter or existential with these bounds can be: where a bound comes from outside
  /// of the sources, those that say they conform to it.
  func couldBe(_ file: Int, bounds: [ResolvedType]) -> [ClassID] {
    let names = bounds.compactMap { bound -> String? in
      if case .external(let name, _) = bound { return name }
      return nil
    }
    guard !names.isEmpty, !bounds.contains(where: Hierarchy.isObservableObject) else { return couldBe(file) }
    return couldBe(file).filter { id in
      ([id] + hierarchy.superclassChain(of: id)).contains { type in
        program[type].declarations.contains { declaration in
          program.declaration(declaration).inherited.contains { inherited in
            var isNamed = false
            inherited.type.forEachName { if names.contains($0) { isNamed = true } }
            return isNamed
          }
        }
      }
    }
  }

  /// Every candidate that publishes a property of this name.
  func candidates(publishing name: String) -> [ClassID] {
    index.publishing(name) {
      var found: [String: [ClassID]] = [:]
      for id in hierarchy.candidates.sorted() {
        for (name, members) in program[id].members where members.contains(where: isPublished) {
          found[name, default: []].append(id)
        }
      }
      return found
    }
  }

  /// The published properties of this name among those of `types` and their superclasses.
  func publishedProperties(named name: String, in types: [TypeID]) -> [(id: TypeID, stored: MemberGraph.StoredName)] {
    publishers(of: name, in: types).flatMap { id in
      (program[id].members[name] ?? []).compactMap { member in
        guard isPublished(member), case .property(let declaration, let index) = member else { return nil }
        return (id, MemberGraph.StoredName(declaration: declaration, index: index))
      }
    }
  }

  /// The classes among `types` and their superclasses that publish a property of this name.
  func publishers(of name: String, in types: [TypeID]) -> [ClassID] {
    var found: Set<ClassID> = []
    for type in types {
      for id in [type] + hierarchy.superclassChain(of: type)
      where (program[id].members[name] ?? []).contains(where: isPublished) {
        found.insert(id)
      }
    }
    return found.sorted()
  }

  private func isPublished(_ member: Program.Member) -> Bool {
    guard case .property(let declaration, let index) = member else { return false }
    return program.property(declaration, index).decorations.attribute(named: "Published") != nil
  }

  /// The property that `$name` or `_name` projects at this place, where that is one that holds a model.
  func heldModel(projectedAs name: String, from scope: Int, at offset: Int) -> HeldModel? {
    for index in facts.enclosing(scope) {
      let isLocal = facts.scopes[index].locals.contains {
        $0.visibleFrom <= offset && ($0.name == "$" + name || ($0.name == name && !$0.attributes.isEmpty))
      }
      if isLocal { return nil }
      guard case .type(let declaration) = facts.scopes[index].kind, let type = type(declaration) else { continue }
      for id in [type] + hierarchy.superclassChain(of: type) {
        for case .property(let declaration, let index) in program[id].members[name] ?? [] {
          let property = program.property(declaration, index)
          return HeldModel(
            property, type: resolver.type(ofProperty: index, in: declaration), holder: id,
            place: program.memberPlace(declaration))
        }
      }
      return nil
    }
    return nil
  }

  /// Whether `$m` of this property is used anywhere.
  func hasProjections(_ held: HeldModel) -> Bool {
    let key = ResolutionIndex.ProjectedProperty(file: held.place.file, offset: held.property.nameRange.lowerBound)
    return index.isProjected(key) {
      var found: Set<ResolutionIndex.ProjectedProperty> = []
      for file in program.files.indices {
        let context = self.for(file)
        for case let site as BindingProjection.Site in program.files[file].sites {
          guard let held = site.held(context) else { continue }
          found.insert(
            ResolutionIndex.ProjectedProperty(file: held.place.file, offset: held.property.nameRange.lowerBound))
        }
      }
      return found
    }
  }

  /// Whether a member of its holder assigns the property, or its storage.
  func isAssigned(_ held: HeldModel) -> Bool {
    guard let holder = held.holder else { return false }
    let names = [held.property.name, "_" + held.property.name]
    return program[holder].declarations.contains { declaration in
      program.declaration(declaration).uses.contains { names.contains($0.name) && $0.kind == .write }
    }
  }

  /// Whether the member around `range` assigns `name` by its bare name.
  func isAssigned(_ name: String, within range: ByteRange, of scope: Int) -> Bool {
    guard let type = facts.enclosingType(of: scope) else { return false }
    return facts.types[type].uses.contains {
      $0.name == name && $0.kind == .write && !$0.hasSelf && range.encloses($0.range)
    }
  }

  /// Whether some call of the holder passes a value for the property.
  func isPassedByCallers(_ held: HeldModel) -> Bool {
    guard let holder = held.holder else { return true }
    let name = program.nominal(holder).name
    return program.files.contains {
      $0.labels[name]?.contains(held.property.name) == true || $0.labels["init"]?.contains(held.property.name) == true
    } || isAssigned(held)
  }

  /// `name`, or `module.name` where something else of that name is visible.
  func spelling(of name: String, module: String, at scope: Int) -> String {
    resolver.lookUp(name, at: place(scope)) == nil ? name : module + "." + name
  }
}

extension TypeDeclaration {
  /// Everything that its members use of each other.
  var uses: [MemberUse] {
    functions.flatMap(\.uses) + properties.flatMap { $0.valueUses + ($0.accessors?.accessors.flatMap(\.uses) ?? []) }
  }
}
