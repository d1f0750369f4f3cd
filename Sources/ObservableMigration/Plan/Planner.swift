/// Decides which classes migrate: all at first, then demotes until nothing changes.
///
/// Invariant: demotion is monotone, so the outcome does not depend on the order of constraints. Calls no construct.
struct Planner {
  /// Why each class that stays does; the reasons of its own first, then the chain to what it waits for.
  private(set) var reasons: [ClassID: [Finding]] = [:]
  /// The class at the end of the chain, for each class that waits for another one.
  private(set) var causes: [ClassID: ClassID] = [:]
  private(set) var accepted: Set<ClassID>
  /// Classes that can only migrate together, by their smallest member.
  private(set) var families: [[ClassID]] = []

  init(candidates: Set<ClassID>, constraints: [Constraint], program: Program) {
    accepted = candidates
    var dependents: [ClassID: [(ClassID, Finding.Note)]] = [:]
    var links: [(ClassID, ClassID)] = []
    for constraint in constraints {
      switch constraint {
      case .blocked(let id, let finding) where candidates.contains(id): reasons[id, default: []].append(finding)
      case .requires(let id, let other, let note) where candidates.contains(id) && candidates.contains(other):
        dependents[other, default: []].append((id, note))
        links.append((id, other))
      case .requires, .blocked, .review, .reported: break
      }
    }
    for id in reasons.keys { reasons[id] = Array(Set(reasons[id]!)).sorted(by: Finding.inOrder) }
    demote(dependents, program: program)
    families = Self.families(accepted, links: links)
  }

  private mutating func demote(_ dependents: [ClassID: [(ClassID, Finding.Note)]], program: Program) {
    var queue = reasons.keys.sorted()
    accepted.subtract(queue)
    var next = 0
    while next < queue.count {
      let blocked = queue[next]
      next += 1
      for (id, note) in (dependents[blocked] ?? []).sorted(by: { $0.0 < $1.0 }) where accepted.remove(id) != nil {
        let cause = reasons[blocked]![0]
        reasons[id] = [
          Finding(
            id: .family, applicability: .manual, location: program.location(of: id),
            message: "'\(program[id].name)' waits for '\(program[blocked].name)', which is left (\(cause.id.rawValue))",
            className: program[id].name,
            notes: [note, Finding.Note(location: cause.location, message: cause.message)] + cause.notes.prefix(4))
        ]
        causes[id] = causes[blocked] ?? blocked
        queue.append(id)
      }
    }
  }

  private static func families(_ accepted: Set<ClassID>, links: [(ClassID, ClassID)]) -> [[ClassID]] {
    var root = Dictionary(uniqueKeysWithValues: accepted.map { ($0, $0) })
    func find(_ id: ClassID) -> ClassID {
      var id = id
      while let parent = root[id], parent != id { id = parent }
      return id
    }
    for (left, right) in links where accepted.contains(left) && accepted.contains(right) {
      let (a, b) = (find(left), find(right))
      root[max(a, b)] = min(a, b)
    }
    return Dictionary(grouping: accepted, by: find).values.map { $0.sorted() }.sorted { $0[0] < $1[0] }
  }
}

extension Finding {
  /// By place, then id, then message.
  static func inOrder(_ left: Finding, _ right: Finding) -> Bool {
    (left.location.path, left.location.offset, left.id.rawValue, left.message)
      < (right.location.path, right.location.offset, right.id.rawValue, right.message)
  }
}
