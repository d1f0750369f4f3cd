/// What a site may ask while it says what it constrains.
struct ResolutionContext {
  let resolver: TypeResolver
  let hierarchy: Hierarchy
  let options: MigrationOptions
  let index: ResolutionIndex
  /// The file that the site was collected from.
  let file: Int

  var program: Program { resolver.program }
  var facts: FileFacts { program.files[file] }

  /// The same for a site of another file.
  func `for`(_ file: Int) -> ResolutionContext {
    ResolutionContext(resolver: resolver, hierarchy: hierarchy, options: options, index: index, file: file)
  }

  func place(_ scope: Int) -> Program.Place {
    Program.Place(file: file, scope: scope)
  }

  /// The type that the declaration with this index in the file belongs to.
  func type(_ index: Int) -> TypeID? {
    program.type(of: Program.Declaration(file: file, type: index))
  }

  func isCandidate(_ id: TypeID) -> Bool {
    hierarchy.candidates.contains(id)
  }

  func finding(
    _ id: FindingID, _ applicability: Applicability, at offset: Int, _ message: String, of type: TypeID? = nil,
    notes: [Finding.Note] = []
  ) -> Finding {
    Finding(
      id: id, applicability: applicability, location: facts.location(offset), message: message,
      className: type.map { program[$0].name }, notes: notes)
  }

  /// One `blocked` constraint for each of `types` that is a candidate.
  func blocked(_ types: some Sequence<TypeID>, _ id: FindingID, at offset: Int, _ message: (String) -> String)
    -> [Constraint]
  {
    types.filter(isCandidate).map { type in
      .blocked(type, finding(id, .manual, at: offset, message(program[type].name), of: type))
    }
  }
}

/// What a site may ask while it gives its edits.
struct EditContext {
  let resolution: ResolutionContext
  /// The classes that migrate.
  let accepted: Set<ClassID>
  let source: SourceFile

  var program: Program { resolution.program }
  var facts: FileFacts { resolution.facts }
  var options: MigrationOptions { resolution.options }

  func migrates(_ id: TypeID) -> Bool { accepted.contains(id) }

  func text(_ range: ByteRange) -> String { source.text(in: range) }

  func edit(_ range: ByteRange, _ replacement: String, for classes: [ClassID], owner: String, order: Int = 0)
    -> OwnedEdit
  {
    OwnedEdit(
      edit: Edit(path: source.path, range: range, replacement: replacement, owner: owner, order: order),
      classes: classes)
  }
}
