/// Finds what an initialiser sets going: `@State` evaluates its default for every view value, `@StateObject` did once.
enum EagerInitializer {
  /// Names that start something, read or write outside the object, or subscribe.
  static let sideEffects: Set<String> = [
    "Timer", "Task", "sink", "assign", "addObserver", "scheduledTimer", "dataTask", "URLSession", "DispatchQueue",
    "FileManager", "detached", "startUpdatingLocation", "requestWhenInUseAuthorization", "requestAuthorization",
    "resume", "NotificationCenter", "publisher", "contentsOf", "write", "NWPathMonitor", "CLLocationManager",
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
      guard let evidence = evidence(id, context) else { return nil }
      return .review(
        id,
        context.finding(
          .eagerInitializer, .review, at: offset,
          "'\(held.property.name)' creates '\(context.program[id].name)' for every view value, and its initialiser uses '\(evidence.name)'",
          of: id, notes: [evidence.note]))
    }
  }

  private static func evidence(_ id: ClassID, _ context: ResolutionContext) -> (name: String, note: Finding.Note)? {
    for type in [id] + context.hierarchy.superclassChain(of: id) {
      let declarations = context.program[type].declarations
      var queue: [(Program.Declaration, Function)] = []
      var byName: [String: [(Program.Declaration, Function)]] = [:]
      for declaration in declarations {
        for function in context.program.declaration(declaration).functions {
          byName[function.name, default: []].append((declaration, function))
          if function.kind == .initializer { queue.append((declaration, function)) }
        }
      }
      var seen: Set<String> = []
      while !queue.isEmpty {
        let (declaration, function) = queue.removeFirst()
        if let (name, offset) = function.effect(in: sideEffects) {
          let location = context.program.files[declaration.file].location(offset)
          return (name, Finding.Note(location: location, message: "'\(name)' is used here"))
        }
        for use in function.uses
        where !use.isEscaping && !context.hasProperty(use.name, type) && seen.insert(use.name).inserted {
          queue += byName[use.name] ?? []
        }
      }
    }
    return nil
  }
}

extension ResolutionContext {
  /// Whether a use of this name means a property of the class, and not a function of the same name.
  fileprivate func hasProperty(_ name: String, _ type: TypeID) -> Bool {
    (program[type].members[name] ?? []).contains { !$0.isFunction }
  }
}

extension Function {
  /// The first of `names` that it mentions.
  fileprivate func effect(in names: Set<String>) -> (String, Int)? {
    mentions.first { names.contains($0.name) }.map { ($0.name, $0.offset) }
  }
}
