/// What stands in the way of `@Observable` on a class as such: the places and heads that the macro cannot be used on.
enum ClassDeclaration: Construct {
  static let summary = "A class or an actor: the places and heads that `@Observable` cannot be used on."

  static let examples: [ConstructExample] = [
    .changes(
      """
      import Combine

      @MainActor final class Cart: ObservableObject {
        @Published var items: [String] = []
      }
      """,
      to: """
        import Observation

        @MainActor @Observable final class Cart {
          var items: [String] = []
        }
        """),
    .stays(
      """
      import Combine

      actor Cart: ObservableObject {
        @Published var items: [String] = []
      }
      """, findings: [.actor]),
    .stays(
      """
      final class Cart {
        var items: [String] = []
      }
      """),
  ]

  static func sites(at node: CollectedNode, in collector: FactCollector) -> [any ConstructSite] {
    guard case .type(let index) = node, [.class, .actor].contains(collector.facts.types[index].kind) else { return [] }
    return [Site(type: index)]
  }

  struct Site: ConstructSite {
    var type: Int

    func constraints(in context: ResolutionContext) -> [Constraint] {
      guard let id = context.type(type) else { return [] }
      let facts = context.facts.types[type]
      let offset = facts.nameRange.lowerBound
      if let conformance = context.hierarchy.lookalikes[id], !context.isCandidate(id) {
        let place = context.program.declaration(conformance.declaration).inherited[conformance.inherited].range
        let file = context.program.files[conformance.declaration.file]
        return [
          .reported(
            Finding(
              id: .otherFramework, applicability: .manual, location: file.location(place.lowerBound),
              message: "'\(context.program[id].name)' conforms to an ObservableObject that is not Apple's",
              className: context.program[id].name))
        ]
      }
      guard context.isCandidate(id) else { return [] }
      func blocked(_ finding: FindingID, _ message: (String) -> String) -> [Constraint] {
        context.blocked([id], finding, at: offset, message)
      }
      var constraints: [Constraint] = []
      if facts.kind == .actor { constraints += blocked(.actor) { "'\($0)' is an actor, which @Observable refuses" } }
      if facts.isLocal {
        constraints += blocked(.localClass) { "'\($0)' is declared in a function, where @Observable is refused" }
      }
      if !context.facts.isEditable {
        constraints += blocked(.outsidePaths) { "'\($0)' is declared in a file that this run does not change" }
      }
      if facts.decorations.hasConditionalAttributes {
        constraints += blocked(.conditionalAttribute) { "'\($0)' has attributes inside #if" }
      }
      if facts.decorations.attributes.contains(where: { ["Observable", "Model", "Perceptible"].contains($0.baseName) })
      {
        constraints += blocked(.alreadyObservable) { "'\($0)' has an observation macro already" }
      }
      constraints += superclass(id, context)
      if let clash = context.resolver.lookUp("Observation", at: context.place(facts.scope)), let other = clash.ids.first
      {
        constraints += blocked(.observationName) {
          "'\($0)' sees the type '\(context.program[other].name)', which hides the module that @Observable refers to"
        }
      }
      for name in ["KeyPath", "Bool", "Equatable", "AnyObject", "access"] where context.program[id].nested[name] != nil
      {
        constraints += blocked(.observationName) {
          "'\($0)' declares a type '\(name)', which @Observable cannot see past"
        }
      }
      constraints += deploymentTarget(id, context)
      return constraints
    }

    private func superclass(_ id: TypeID, _ context: ResolutionContext) -> [Constraint] {
      let offset = context.facts.types[type].nameRange.lowerBound
      switch context.hierarchy.superclasses[id] {
      case .unknown(let name)?:
        return context.blocked([id], .unknownSuperclass, at: offset) {
          "'\($0)' inherits from '\(name)', whose declaration is not under the root"
        }
      case .external(let name)? where AppleFrameworks.viewClasses.contains(name):
        return context.blocked([id], .viewSuperclass, at: offset) { "'\($0)' is a view: it inherits from '\(name)'" }
      case .found(let parent)? where !context.isCandidate(parent):
        if let above = ([parent] + context.hierarchy.superclassChain(of: parent)).last,
          case .external(let name)? = context.hierarchy.superclasses[above], AppleFrameworks.viewClasses.contains(name)
        {
          return context.blocked([id], .viewSuperclass, at: offset) { "'\($0)' is a view: it inherits from '\(name)'" }
        }
        return []
      default: return []
      }
    }

    private func deploymentTarget(_ id: TypeID, _ context: ResolutionContext) -> [Constraint] {
      guard context.options.deploymentTarget == .check else { return [] }
      let program = context.program
      guard let index = program.modules.modules[program[id].module].package else { return projectTarget(id, context) }
      let package = program.modules.packages[index]
      let place: Int
      let why: String
      if package.manifest.platforms == nil {
        place = package.manifest.packageOffset
        why = "the package declares no platforms, and the default is too low for Observation"
      } else if let low = package.manifest.tooLowPlatform {
        place = low.offset
        why =
          "the package supports \(low.name) \(low.version.map(String.init).joined(separator: ".")), and Observation needs \(ObservationAvailability.minimum[low.name] ?? 0)"
      } else {
        return []
      }
      let position = LineTable(package.source.bytes).position(of: place)
      let note = Finding.Note(
        location: Location(path: package.source.path, offset: place, line: position.line, column: position.column),
        message: why)
      return [
        .blocked(
          id,
          context.finding(
            .deploymentTarget, .manual, at: context.facts.types[type].nameRange.lowerBound,
            "'\(program[id].name)' is built for a system without Observation: \(why)", of: id, notes: [note]))
      ]
    }

    /// The same for the Xcode targets that build the class: one that is too low is enough, but of targets that do not
    /// list the file all have to be.
    private func projectTarget(_ id: TypeID, _ context: ResolutionContext) -> [Constraint] {
      let program = context.program
      let candidates = program.modules.settings(of: context.facts.path)
      let low = candidates.compactMap { candidate in
        candidate.settings.tooLowPlatform.map { (target: candidate.target, platform: $0) }
      }
      let isListed = !program.modules.targets(of: context.facts.path).isEmpty
      guard let first = low.first, isListed || low.count == candidates.count else { return [] }
      let version = first.platform.version.map(String.init).joined(separator: ".")
      let why =
        "the target \(first.target) supports \(first.platform.name) \(version), and Observation needs \(ObservationAvailability.minimum[first.platform.name] ?? 0)"
      let note = Finding.Note(
        location: Location(
          path: first.platform.path, offset: first.platform.offset, line: first.platform.line, column: 1),
        message: why)
      return [
        .blocked(
          id,
          context.finding(
            .deploymentTarget, .manual, at: context.facts.types[type].nameRange.lowerBound,
            "'\(program[id].name)' is built for a system without Observation: \(why)", of: id, notes: [note]))
      ]
    }
  }
}
