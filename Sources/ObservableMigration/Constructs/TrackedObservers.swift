/// Observers that a tracked property needs to behave as `@Published` did: `willSet {}` so that it is copied out and
/// back, `didSet` that notifies where an incomplete `==` hides a change.
enum TrackedObservers: Construct {
  static let summary = "Observers that keep what `@Published` did for equal values and changes in place."

  static let examples: [ConstructExample] = [
    .changes(
      """
      import SwiftUI

      struct Song: Equatable {
        let id: Int
        var title: String
        static func == (left: Song, right: Song) -> Bool { left.id == right.id }
      }

      final class Player: ObservableObject {
        @Published var songs: [Song] = []
      }
      """,
      to: """
        import SwiftUI

        struct Song: Equatable {
          let id: Int
          var title: String
          static func == (left: Song, right: Song) -> Bool { left.id == right.id }
        }

        @Observable
        final class Player {
          var songs: [Song] = [] { didSet { withMutation(keyPath: \\.songs) {} } }
        }
        """, findings: [.partialEquality]),
    .stays(
      """
      struct Song: Equatable {
        let id: Int
        static func == (left: Song, right: Song) -> Bool { left.id == right.id }
      }
      """),
  ]

  static func sites(at node: CollectedNode, in collector: FactCollector) -> [any ConstructSite] {
    guard case .property(let type, let index) = node, collector.facts.types[type].kind == .class else { return [] }
    let property = collector.facts.types[type].properties[index]
    guard property.isInstanceStored, property.isVariable, !property.isPattern else { return [] }
    return [Site(type: type, index: index)]
  }

  struct Site: ConstructSite {
    var type: Int
    var index: Int

    private struct Needs {
      /// A place that changes the property and reads it at once.
      var exclusive: Location?
      /// The type whose `==` leaves something out, and what.
      var partial: (type: TypeID, name: String, location: Location)?
      /// The stream that it keeps going.
      var bridge: PublisherBridge?
    }

    private func needs(of id: ClassID, _ context: ResolutionContext) -> Needs? {
      let stored = MemberGraph.StoredName(
        declaration: Program.Declaration(file: context.file, type: type), index: index)
      guard context.members(of: id).verdicts[stored] == .tracked else { return nil }
      let needs = Needs(
        exclusive: context.exclusiveAccess(to: stored), partial: context.partialEquality(of: stored),
        bridge: context.bridge(of: stored))
      return needs.exclusive == nil && needs.partial == nil && needs.bridge == nil ? nil : needs
    }

    func constraints(in context: ResolutionContext) -> [Constraint] {
      guard let id = context.type(type), context.isCandidate(id), let needs = needs(of: id, context) else { return [] }
      let property = context.facts.types[type].properties[index]
      let offset = property.nameRange.lowerBound
      var constraints: [Constraint] = []
      if let bridge = needs.bridge {
        constraints += reviews(of: bridge, property, id, context)
      }
      if let place = needs.exclusive, !isCopied(property), needs.bridge?.sends != true {
        constraints.append(
          .review(
            id,
            context.finding(
              .exclusivity, .review, at: offset,
              "'\(property.name)' is read while it is changed in place, which ends the program once it is tracked; an observer keeps the two apart",
              of: id, notes: [Finding.Note(location: place, message: "it is changed and read here")])))
      }
      if let (type, name, location) = needs.partial {
        let typeName = context.program[type].name
        constraints.append(
          .review(
            id,
            context.finding(
              .partialEquality, .review, at: offset,
              "'==' of '\(typeName)' leaves '\(name)' out, so a tracked '\(property.name)' would miss changes; an observer notifies",
              of: id, notes: [Finding.Note(location: location, message: "'==' of '\(typeName)'")])))
      }
      return constraints
    }

    /// An observer that sees the old or the new value has the property copied already.
    private func isCopied(_ property: Property) -> Bool {
      property.accessors?.accessors.contains {
        $0.kind == "willSet"
          || ($0.kind == "didSet" && ($0.parameter != nil || $0.mentions.contains { $0.name == "oldValue" }))
      } ?? false
    }

    private func reviews(
      of bridge: PublisherBridge, _ property: Property, _ id: ClassID, _ context: ResolutionContext
    ) -> [Constraint] {
      let offset = property.nameRange.lowerBound
      let graph = context.members(of: id)
      let count = bridge.uses == 1 ? "one place" : "\(bridge.uses) places"
      var constraints: [Constraint] = [
        .review(
          id,
          context.finding(
            .publisherBridged, .safe, at: offset,
            "'\(property.name)' is used as a publisher in \(count), which a subject of its own serves now", of: id))
      ]
      if bridge.sends, !graph.isIsolated, graph.isWrittenElsewhere(property.name) {
        constraints.append(
          .review(
            id,
            context.finding(
              .bridgeRace, .review, at: offset,
              "'\(property.name)' may be written on other threads, and its subject is made when it is first used; two threads could each make one",
              of: id)))
      }
      return constraints
    }

    func edits(in context: EditContext) -> [OwnedEdit] {
      guard let id = context.resolution.type(type), context.migrates(id), let needs = needs(of: id, context.resolution)
      else { return [] }
      let property = context.facts.types[type].properties[index]
      let owner = "observers of \(context.program[id].name).\(property.name)"
      let text = SourceText(bytes: context.source.bytes)
      func insert(_ text: String, at offset: Int, order: Int = 10) -> OwnedEdit {
        context.edit(ByteRange(at: offset), text, for: [id], owner: owner, order: order)
      }
      let names = context.resolution.bridgeNames(of: property, in: id)
      let sends = needs.bridge?.sends == true
      let needsCopy = needs.exclusive != nil && !isCopied(property) && !sends
      let willSet = sends ? "willSet { \(names.subject).send(newValue) }" : needsCopy ? "willSet {}" : nil
      let notify = needs.partial.map { _ in "withMutation(keyPath: \\.\(property.name)) {}" }
      var edits =
        needs.bridge.map { beside(property, context.bridgeDeclarations(of: property, $0), context, insert) } ?? []
      guard let accessors = property.accessors, !property.isSentByHand else {
        let observers = [willSet, notify.map { "didSet { \($0) }" }].compactMap { $0 }
        if !observers.isEmpty {
          edits.append(insert(" { " + observers.joined(separator: " ") + " }", at: property.binding.upperBound))
        }
        return edits
      }
      let block = ObserverBlock(accessors, text, lineEnding: context.facts.lineEnding)
      if sends, let own = accessors["willSet"], let statements = own.statements {
        let send = "\(names.subject).send(\(own.parameter ?? "newValue"))"
        let (offset, addition) =
          own.hasReturn ? block.first("defer { \(send) }", in: statements) : block.last(send, in: statements)
        edits.append(insert(addition, at: offset))
      } else if let willSet {
        edits.append(insert(block.accessor(willSet), at: accessors.range.lowerBound + 1))
      }
      if let notify {
        if let statements = accessors["didSet"]?.statements {
          let (offset, addition) = block.first(notify, in: statements)
          edits.append(insert(addition, at: offset))
        } else {
          edits.append(insert(block.accessor("didSet { \(notify) }"), at: accessors.range.lowerBound + 1, order: 11))
        }
      }
      return edits
    }

    /// Declarations on lines of their own after that of the property.
    private func beside(
      _ property: Property, _ lines: [String], _ context: EditContext, _ insert: (String, Int, Int) -> OwnedEdit
    ) -> [OwnedEdit] {
      let text = SourceText(bytes: context.source.bytes)
      let end = property.declaration.upperBound
      guard let indentation = text.indentation(of: property.declaration.lowerBound),
        let lineEnd = text.endOfLine(ifOnlyCommentFollows: end)
      else { return [insert(lines.map { "; " + $0 }.joined(), end, 20)] }
      return [insert(lines.map { context.facts.lineEnding + indentation + $0 }.joined(), lineEnd, 20)]
    }
  }
}

extension ResolutionContext {
  /// Where a tracked property is read while it is changed in place.
  func exclusiveAccess(to stored: MemberGraph.StoredName) -> Location? {
    index.exclusiveAccess(to: stored) {
      var found: [MemberGraph.StoredName: Location] = [:]
      for file in program.files.indices {
        let context = self.for(file)
        for case let site as ExclusiveAccess.Site in program.files[file].sites {
          guard let property = site.property(in: context), found[property.stored] == nil else { continue }
          found[property.stored] = program.files[file].location(site.range.lowerBound)
        }
      }
      return found
    }
  }

  /// The type within a property's whose hand-written `==` leaves a stored property out.
  func partialEquality(of stored: MemberGraph.StoredName) -> (type: TypeID, name: String, location: Location)? {
    var seen: Set<TypeID> = []
    return omission(in: resolver.type(ofProperty: stored.index, in: stored.declaration), &seen)
  }

  private func omission(
    in type: ResolvedType, _ seen: inout Set<TypeID>
  ) -> (type: TypeID, name: String, location: Location)? {
    guard type.isComparedByElements else { return nil }
    var ids: [TypeID] = []
    type.visit { if case .found(let found, _) = $0 { ids += found } }
    for id in ids where seen.insert(id).inserted {
      if let found = omission(in: id, &seen) { return found }
    }
    return nil
  }

  /// What `==` of a type leaves out: itself where it is written by hand, or `==` of a part that it compares.
  private func omission(
    in id: TypeID, _ seen: inout Set<TypeID>
  ) -> (type: TypeID, name: String, location: Location)? {
    var mentioned: Set<String>?
    for case .function(let declaration, let index) in program[id].members["=="] ?? [] {
      let function = program.function(declaration, index)
      let names = Set(function.mentions.map(\.name))
      mentioned = names
      let stored = program[id].declarations.flatMap { program.declaration($0).properties }.filter(\.isInstanceStored)
      let left = stored.filter { !names.contains($0.name) }
      if let name = (left.first(where: \.isVariable) ?? left.first)?.name {
        return (id, name, program.files[declaration.file].location(function.nameRange.lowerBound))
      }
    }
    guard mentioned != nil || program[id].kind != .class else { return nil }
    for declaration in program[id].declarations {
      let facts = program.declaration(declaration)
      let place = program.memberPlace(declaration)
      for (index, property) in facts.properties.enumerated() where property.isInstanceStored {
        if let found = omission(in: resolver.type(ofProperty: index, in: declaration), &seen) { return found }
      }
      for payload in facts.payloads {
        if let found = omission(in: resolver.resolve(payload, at: place), &seen) { return found }
      }
    }
    return nil
  }
}

extension ResolvedType {
  /// Whether `==` of this type asks its parts: a type itself, an optional or a collection of it, not a function or tuple.
  fileprivate var isComparedByElements: Bool {
    switch self {
    case .function, .tuple, .metatype, .existential, .parameter, .unknown, .argument: false
    case .found, .external, .optional, .array, .dictionary: true
    }
  }
}
