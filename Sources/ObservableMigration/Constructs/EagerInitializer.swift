/// Finds what an initialiser sets going: `@State` evaluates its default for every view value, `@StateObject` did once.
enum EagerInitializer {
  /// Names that start something, read or write outside the object, or subscribe.
  static let sideEffects: Set<String> = [
    "Timer", "Task", "sink", "assign", "addObserver", "scheduledTimer", "dataTask", "URLSession", "DispatchQueue",
    "FileManager", "detached", "startUpdatingLocation", "requestWhenInUseAuthorization", "requestAuthorization",
    "resume", "NotificationCenter", "publisher", "contentsOf", "contentsOfFile", "write", "NWPathMonitor",
    "CLLocationManager",
    "AVAudioEngine", "AudioEngine", "startMonitoring", "Process", "asyncAfter", "URLRequest", "NSWorkspace",
    "UNUserNotificationCenter", "UserDefaults", "Thread", "OperationQueue", "perform",
  ]

  /// A finding for each class that `held` holds and whose initialiser has side effects.
  static func reviews(_ held: HeldModel, at offset: Int, in context: ResolutionContext) -> [Constraint] {
    // An app is made once.
    guard context.options.xcode < 27,
      held.holder.map({ !ViewConformance.conforms($0, to: ["App"], context) }) ?? true
    else { return [] }
    return held.classes(context).compactMap { id in
      guard let evidence = Evidence(id, context) else { return nil }
      return .review(
        id,
        context.finding(
          .eagerInitializer, .review, at: offset,
          "'\(held.property.name)' creates '\(context.program[id].name)' for every view value, and making one \(evidence.what)",
          of: id, notes: [Finding.Note(location: evidence.location, message: "it is done here")]))
    }
  }

  /// What making an object sets going, and where.
  private struct Evidence {
    var what: String
    var location: Location

    /// A body or an initial value that runs when the object is made.
    private struct Step {
      var effects: Effects
      var uses: [MemberUse]
      var type: TypeID
      var declaration: Program.Declaration
    }

    init?(_ id: ClassID, _ context: ResolutionContext) {
      var queue = Self.creation(of: id, context)
      var created: Set<TypeID> = [id]
      var called: Set<[String]> = []
      while !queue.isEmpty {
        let step = queue.removeFirst()
        let file = context.program.files[step.declaration.file]
        if let mention = step.effects.mentions.first(where: { sideEffects.contains($0.name) }) {
          what = "uses '\(mention.name)'"
          location = file.location(mention.offset)
          return
        }
        if let receiver = step.effects.handsOver {
          what = "hands the object to '\(receiver.name)'"
          location = file.location(receiver.offset)
          return
        }
        for use in step.uses
        where !use.isEscaping && !context.hasProperty(use.name, step.type)
          && called.insert([context.program[step.type].name, use.name]).inserted
        {
          queue += Self.functions(named: use.name, of: step.type, context)
        }
        let place = context.program.memberPlace(step.declaration)
        for mention in step.effects.created {
          guard case .found(let types, _)? = context.resolver.lookUp(mention.name, at: place), types.count == 1,
            created.insert(types[0]).inserted
          else { continue }
          queue += Self.creation(of: types[0], context)
        }
      }
      return nil
    }

    /// The initialisers of a type and its superclasses, and the initial values of its stored properties.
    private static func creation(of id: TypeID, _ context: ResolutionContext) -> [Step] {
      ([id] + context.hierarchy.superclassChain(of: id)).flatMap { type in
        context.program[type].declarations.flatMap { declaration -> [Step] in
          let facts = context.program.declaration(declaration)
          let initializers = facts.functions.filter { $0.kind == .initializer }
          let stored = facts.properties.filter { $0.isInstanceStored && !$0.decorations.has("lazy") }
          return initializers.map { Step(effects: $0.effects, uses: $0.uses, type: type, declaration: declaration) }
            + stored.map { Step(effects: $0.valueEffects, uses: [], type: type, declaration: declaration) }
        }
      }
    }

    private static func functions(named name: String, of type: TypeID, _ context: ResolutionContext) -> [Step] {
      context.program[type].declarations.flatMap { declaration in
        context.program.declaration(declaration).functions.filter { $0.name == name }.map {
          Step(effects: $0.effects, uses: $0.uses, type: type, declaration: declaration)
        }
      }
    }
  }
}

extension ResolutionContext {
  /// Whether a use of this name means a property of the class, and not a function of the same name.
  fileprivate func hasProperty(_ name: String, _ type: TypeID) -> Bool {
    (program[type].members[name] ?? []).contains { !$0.isFunction }
  }
}
