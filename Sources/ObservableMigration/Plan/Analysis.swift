/// Everything that the sites of one program say, before any decision.
struct Analysis: Sendable {
  let program: Program
  let constraints: [Constraint]
  let sources: [String: SourceFile]
  let options: MigrationOptions

  /// Reads the tree until no name is open, and asks every site.
  static func reading(_ tree: SourceTree, options: MigrationOptions) throws -> (SourceReader, Analysis) {
    var reader = try SourceReader(tree, jobs: options.jobs)
    var asked = Set<String>()
    var declared = SourceReader.shadows
    while true {
      let program = Program(
        files: reader.files.keys.sorted().map { reader.files[$0]! },
        modules: ModuleMap(packages: reader.manifests, projects: reader.projects))
      let context = ResolutionContext(program, options: options)
      let constraints = context.allConstraints() + context.unreadConstraints(reader.defects)
      let names = context.interestingNames()
      declared.formUnion(context.resolver.openNames)
      declared.formUnion(context.holderNames())
      let hasPublishers = !context.hierarchy.candidates.isEmpty
      let isNew = !declared.union(names).subtracting(asked).isEmpty
      asked.formUnion(declared.union(names))
      guard isNew, try reader.read(mentioning: names, patterns: hasPublishers ? [".$"] : [], declaring: declared)
      else {
        return (
          reader, Analysis(program: program, constraints: constraints, sources: reader.sources, options: options)
        )
      }
    }
  }
}

extension ResolutionContext {
  init(_ program: Program, options: MigrationOptions) {
    let resolver = TypeResolver(program)
    self.init(
      resolver: resolver, hierarchy: Hierarchy(resolver), options: options, index: ResolutionIndex(), file: 0)
  }

  /// What every site says, in the order of files and places.
  func allConstraints() -> [Constraint] {
    program.files.indices.flatMap { file -> [Constraint] in
      let context = self.for(file)
      return program.files[file].sites.flatMap { $0.constraints(in: context) }
    }
  }

  /// A file that cannot be read as Swift may use any class that it names.
  func unreadConstraints(_ defects: [(source: SourceFile, defect: SourceDefect)]) -> [Constraint] {
    guard !defects.isEmpty else { return [] }
    let candidates = hierarchy.candidates.sorted()
    let words = WordSet(candidates.map { program.nominal($0).name })
    return defects.flatMap { source, defect -> [Constraint] in
      let found = Set(source.bytes.withUnsafeBytes { words.words(in: $0) }.map { words.words[$0] })
      let position = LineTable(source.bytes).position(of: defect.offset)
      let location = Location(
        path: source.path, offset: defect.offset, line: position.line, column: position.column)
      return candidates.filter { found.contains(program.nominal($0).name) }.map { id in
        .blocked(
          id,
          Finding(
            id: .unreadFile, applicability: .manual, location: location,
            message: "'\(program[id].name)' is named in a file that \(defect)", className: program[id].name))
      }
    }
  }

  /// Names of the candidates, and aliases that may lead to one: a file that mentions one of them is read.
  func interestingNames() -> Set<String> {
    // `ObservableObject` for the names of its aliases.
    var names = Set(hierarchy.candidates.map { program.nominal($0).name } + ["ObservableObject"])
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for file in program.files {
        let aliases = file.typealiases + file.types.flatMap(\.typealiases)
        for alias in aliases where !names.contains(alias.name) {
          var isAlias = false
          alias.target.forEachName { if names.contains($0) { isAlias = true } }
          if isAlias {
            names.insert(alias.name)
            isGrowing = true
          }
        }
      }
    }
    return names
  }

  /// Names of the types that hold a model by a wrapper: their extensions are read.
  func holderNames() -> Set<String> {
    var names: Set<String> = []
    for file in program.files {
      for type in file.types {
        let holds = type.properties.contains { property in
          HeldModel.Wrapper.allCases.contains { property.decorations.attribute(named: $0.rawValue) != nil }
        }
        if holds { names.insert(type.name) }
      }
    }
    return names
  }
}
