/// The plan of one analysis: verdicts by the fixpoint, edits as a function of the accepted classes.
struct PlanDraft {
  let analysis: Analysis
  let context: ResolutionContext
  let planner: Planner
  /// Every edit that applies, each with the classes that it belongs to.
  let edits: [OwnedEdit]

  init(_ analysis: Analysis, options: MigrationOptions, declined: Set<Location> = []) {
    self.analysis = analysis
    context = ResolutionContext(analysis.program, options: options)
    var constraints =
      analysis.constraints + Self.selection(analysis, context) + Self.declined(declined, context)
    var planner = Planner(
      candidates: context.hierarchy.candidates, constraints: constraints, program: analysis.program)
    if options.safeOnly {
      constraints += Self.declined(planner, constraints, context)
      planner = Planner(candidates: context.hierarchy.candidates, constraints: constraints, program: analysis.program)
    }
    self.planner = planner
    edits = Self.edits(planner.accepted, analysis, context)
  }

  // MARK: Selection

  /// `--only`: the classes that are neither named nor pulled along by a named one are declined.
  private static func selection(_ analysis: Analysis, _ context: ResolutionContext) -> [Constraint] {
    let only = analysis.options.only
    guard !only.isEmpty else { return [] }
    let all = Planner(
      candidates: context.hierarchy.candidates, constraints: analysis.constraints.filter(\.isRequirement),
      program: analysis.program)
    return all.families.flatMap { family -> [Constraint] in
      let isNamed = family.contains { id in
        only.contains(analysis.program[id].name) || only.contains(analysis.program.nominal(id).name)
      }
      guard !isNamed else { return [] }
      return family.map { id in
        let name = analysis.program[id].name
        return .blocked(
          id,
          Finding(
            id: .notSelected, applicability: .manual, location: analysis.program.location(of: id),
            message: "'\(name)' is not among the classes that were asked for", className: name))
      }
    }
  }

  /// The classes that someone said no to.
  private static func declined(_ locations: Set<Location>, _ context: ResolutionContext) -> [Constraint] {
    guard !locations.isEmpty else { return [] }
    return context.hierarchy.candidates.compactMap { id in
      let location = context.program.location(of: id)
      guard locations.contains(location) else { return nil }
      let name = context.program[id].name
      return .blocked(
        id,
        Finding(
          id: .declined, applicability: .manual, location: location, message: "'\(name)' was declined", className: name)
      )
    }
  }

  /// `--safe-only`: the families that carry a finding to review are declined.
  private static func declined(
    _ planner: Planner, _ constraints: [Constraint], _ context: ResolutionContext
  ) -> [Constraint] {
    var reviewed: [ClassID: Finding] = [:]
    for case .review(let id, let finding) in constraints where planner.accepted.contains(id) {
      reviewed[id] = reviewed[id] ?? finding
    }
    return planner.families.flatMap { family -> [Constraint] in
      guard let cause = family.lazy.compactMap({ reviewed[$0] }).first else { return [] }
      return family.map { id in
        let name = context.program[id].name
        return .blocked(
          id,
          Finding(
            id: .declined, applicability: .manual, location: context.program.location(of: id),
            message: "'\(name)' has a finding to review (\(cause.id.rawValue))", className: name,
            notes: [Finding.Note(location: cause.location, message: cause.message)]))
      }
    }
  }

  // MARK: Edits

  private static func edits(
    _ accepted: Set<ClassID>, _ analysis: Analysis, _ context: ResolutionContext
  ) -> [OwnedEdit] {
    guard !accepted.isEmpty else { return [] }
    return analysis.program.files.indices.flatMap { file -> [OwnedEdit] in
      let facts = analysis.program.files[file]
      guard facts.isEditable, let source = analysis.sources[facts.path] else { return [] }
      let editing = EditContext(resolution: context.for(file), accepted: accepted, source: source)
      return facts.sites.flatMap { $0.edits(in: editing) }
    }
  }

  // MARK: The plan

  func plan(with reader: SourceReader) -> Plan {
    let program = analysis.program
    var reviews: [ClassID: [Finding]] = [:]
    // Classes in files that this run may not change are read for their types; nobody asked about them.
    let asked = context.hierarchy.candidates.filter { program.nominalFile($0).isEditable }
    var all: Set<Finding> = Set(asked.flatMap { planner.reasons[$0] ?? [] })
    for constraint in analysis.constraints {
      switch constraint {
      case .review(let id, let finding) where planner.accepted.contains(id): reviews[id, default: []].append(finding)
      case .reported(let finding): all.insert(finding)
      case .review, .blocked, .requires: break
      }
    }
    all.formUnion(reviews.values.joined())
    all.formUnion(Self.defects(reader))
    var editsOf: [ClassID: [OwnedEdit]] = [:]
    for edit in edits {
      for id in edit.classes { editsOf[id, default: []].append(edit) }
    }
    let changes = planner.families.map { family in
      (
        family: family.sorted { program.location(of: $0) < program.location(of: $1) },
        edits: family.flatMap { editsOf[$0] ?? [] }
      )
    }.sorted { program.location(of: $0.family[0]) < program.location(of: $1.family[0]) }
    let verdicts = asked.map { id in
      ClassVerdict(
        name: program[id].name, location: program.location(of: id), reasons: planner.reasons[id] ?? [],
        waitsFor: planner.causes[id].map { program[$0].name })
    }
    return Plan(
      verdicts: verdicts.sorted { ($0.location, $0.name) < ($1.location, $1.name) },
      changes: changes.enumerated().map { index, change in
        Change(
          number: index + 1, classes: change.family.map { program[$0].name },
          locations: change.family.map(program.location(of:)), edits: Self.distinct(change.edits.map(\.edit)),
          findings: Set(change.family.flatMap { reviews[$0] ?? [] }).sorted(by: Finding.inOrder))
      },
      findings: all.sorted(by: Finding.inOrder))
  }

  private static func distinct(_ edits: [Edit]) -> [Edit] {
    var seen: Set<Edit> = []
    return edits.filter { seen.insert($0).inserted }
  }

  private static func defects(_ reader: SourceReader) -> [Finding] {
    reader.defects.map { source, defect in
      let position = LineTable(source.bytes).position(of: defect.offset)
      let id: FindingID =
        switch defect {
        case .notUTF8: .notUTF8
        case .tooDeep: .tooDeep
        case .syntaxError: .syntaxError
        }
      return Finding(
        id: id, applicability: .manual,
        location: Location(path: source.path, offset: defect.offset, line: position.line, column: position.column),
        message: "the file is left: it \(defect)")
    }
      + reader.unreadable.map { path, reason in
        Finding(
          id: .unreadable, applicability: .manual, location: Location(path: path, offset: 0, line: 1, column: 1),
          message: "the file cannot be read: \(reason)")
      }
  }
}

extension Constraint {
  var isRequirement: Bool {
    if case .requires = self { return true }
    return false
  }
}
