import Foundation

/// Stored properties of a model: which are tracked, which get `@ObservationIgnored`, and what the macro refuses.
enum StoredProperty: Construct {
  static let summary =
    "Stored properties of a model: tracked where a view can see them, `@ObservationIgnored` otherwise."

  static let examples: [ConstructExample] = [
    .changes(
      """
      import Combine

      class Cart: ObservableObject {
        var width = 1, height = 1
        lazy var area = width * height
        private var log: [String] = []
        private var bag: Set<AnyCancellable> = []
      }
      """,
      to: """
        import Combine
        import Observation

        @Observable
        class Cart {
          var width = 1
          var height = 1
          @ObservationIgnored lazy var area = width * height
          @ObservationIgnored private var log: [String] = []
          @ObservationIgnored private var bag: Set<AnyCancellable> = []
        }
        """),
    .stays(
      """
      import Combine

      class Cart: ObservableObject {
        var `default` = 1
      }
      """, findings: [.backtickedName]),
    .stays(
      """
      class Cart {
        lazy var size = 1
      }
      """),
  ]

  static func sites(at node: CollectedNode, in collector: FactCollector) -> [any ConstructSite] {
    guard case .property(let type, let index) = node, collector.facts.types[type].kind == .class else { return [] }
    let property = collector.facts.types[type].properties[index]
    guard property.isInstanceStored || (property.hasCoroutines && !property.decorations.isStatic), property.isVariable
    else { return [] }
    return [Site(type: type, index: index)]
  }

  struct Site: ConstructSite {
    var type: Int
    var index: Int

    func constraints(in context: ResolutionContext) -> [Constraint] {
      guard let id = context.type(type), context.isCandidate(id) else { return [] }
      let property = context.facts.types[type].properties[index]
      let graph = context.members(of: id)
      let verdict = graph.verdicts[stored(in: context)] ?? .untouched
      func blocked(_ finding: FindingID, _ message: (String) -> String) -> [Constraint] {
        context.blocked([id], finding, at: property.nameRange.lowerBound, message)
      }
      var constraints: [Constraint] = []
      if property.decorations.hasConditionalAttributes {
        constraints += blocked(.conditionalAttribute) { "'\(property.name)' of '\($0)' has attributes inside #if" }
      }
      if property.count > 1, hasComments(between: property, context) {
        constraints += blocked(.severalNames) { "'\($0)' declares several names in one var with comments between" }
      }
      if property.isPattern, verdict != .tracked, graph.isShown(property) {
        constraints += blocked(.tuplePattern) {
          "'\(property.name)' of '\($0)' is declared in a tuple pattern, which is not tracked"
        }
      }
      for attribute in property.decorations.attributes {
        constraints += wrapper(attribute, property, id, context)
      }
      guard verdict == .tracked else { return constraints }
      if property.isBackticked {
        constraints += blocked(.backtickedName) {
          "`\(property.name)` of '\($0)' is an escaped name, which @Observable breaks"
        }
      }
      if property.decorations.has("open"), context.options.openProperties == .leave {
        constraints += blocked(.openProperty) { "'\(property.name)' of '\($0)' is open, which @Observable refuses" }
      }
      if property.decorations.has("dynamic"), property.decorations.attribute(named: "objc") != nil {
        constraints += blocked(.objcDynamic) { "'\(property.name)' of '\($0)' is @objc dynamic" }
      }
      if property.decorations.has("override") {
        constraints += blocked(.overriddenProperty) { "'\(property.name)' of '\($0)' overrides a property" }
      }
      if lacksInitializer(property, id, context), context.hierarchy.superclasses[id] != Hierarchy.Superclass.none {
        constraints += blocked(.isolatedProperty) {
          "'\(property.name)' of '\($0)' is isolated, the class is not, and it has no initialiser"
        }
      }
      constraints += underscore(property, id, context)
      return constraints
    }

    private func stored(in context: ResolutionContext) -> MemberGraph.StoredName {
      MemberGraph.StoredName(declaration: Program.Declaration(file: context.file, type: type), index: index)
    }

    private func isIsolated(_ id: TypeID, _ context: ResolutionContext) -> Bool {
      context.program.nominal(id).decorations.attributes.contains { $0.baseName.hasSuffix("Actor") }
    }

    /// An isolated property of a class that is not: its default value needs an initialiser that is written out.
    private func lacksInitializer(_ property: Property, _ id: TypeID, _ context: ResolutionContext) -> Bool {
      property.decorations.attribute(named: "MainActor") != nil && !isIsolated(id, context)
        && !context.program[id].declarations.contains {
          context.program.declaration($0).functions.contains { $0.kind == .initializer }
        }
    }

    private func hasComments(between property: Property, _ context: ResolutionContext) -> Bool {
      context.facts.types[type].properties.contains {
        $0.declaration == property.declaration && $0.hasCommentAfter
      }
    }

    private func wrapper(
      _ attribute: Attribute, _ property: Property, _ id: TypeID, _ context: ResolutionContext
    ) -> [Constraint] {
      func blocked(_ finding: FindingID, _ message: (String) -> String) -> [Constraint] {
        context.blocked([id], finding, at: attribute.range.lowerBound, message)
      }
      switch attribute.baseName {
      case "Republished", "PublishedObject", "PublishedOnMain", "UserDefaultPublished", "PublishedStorage":
        return blocked(.enclosingWrapper) {
          "'\(property.name)' of '\($0)' has the wrapper @\(attribute.baseName), which needs ObservableObject"
        }
      default: break
      }
      for wrapper in context.resolver.resolve(attribute.type, at: context.place(context.facts.types[type].scope)).ids {
        let reachesOwner = context.program[wrapper].declarations.contains { declaration in
          context.program.declaration(declaration).functions.contains {
            $0.kind == .subscript && $0.parameters.first?.label == "_enclosingInstance"
          }
        }
        if reachesOwner {
          return blocked(.enclosingWrapper) {
            "'\(property.name)' of '\($0)' has the wrapper @\(attribute.baseName), which reaches into its owner"
          }
        }
      }
      return []
    }

    /// The macro stores `x` in `_x`, so no other `_x` may be there.
    private func underscore(_ property: Property, _ id: TypeID, _ context: ResolutionContext) -> [Constraint] {
      let name = "_" + property.name
      let isTaken =
        context.program[id].members[name] != nil || context.program[id].nested[name] != nil
        || context.hierarchy.superclassChain(of: id).contains { above in
          (context.program[above].members[name] ?? []).contains { member in
            guard case .property(let declaration, let index) = member else { return false }
            return context.program.property(declaration, index).decorations.access != .private
          }
        }
      guard isTaken else { return [] }
      return context.blocked([id], .underscoreName, at: property.nameRange.lowerBound) {
        "'\($0)' has both '\(property.name)' and '\(name)', which @Observable needs for itself"
      }
    }

    func edits(in context: EditContext) -> [OwnedEdit] {
      guard let id = context.resolution.type(type), context.migrates(id) else { return [] }
      let facts = context.facts.types[type]
      let property = facts.properties[index]
      let graph = context.resolution.members(of: id)
      let isIgnored =
        if case .ignored = graph.verdicts[stored(in: context.resolution)] { true } else { false }
      let owner = "\(context.program[id].name).\(property.name)"
      var edits: [OwnedEdit] = []
      let relays = isIgnored ? context.resolution.relays(keptOnlyIn: property, of: type) : nil
      if let relays, relays.allSatisfy(context.migrates) {
        let text = SourceText(bytes: context.source.bytes)
        return [context.edit(text.removal(ofStatement: property.declaration), "", for: relays, owner: owner)]
      }
      let ignored = "@ObservationIgnored "
      if graph.verdicts[stored(in: context.resolution)] == .tracked {
        edits += tracked(property, id, context, owner)
      }
      if property.isPattern {
        return edits
      }
      if property.index == 0 {
        if isIgnored, property.decorations.attribute(named: "ObservationIgnored") == nil {
          edits.append(
            context.edit(ByteRange(at: property.declaration.lowerBound), ignored, for: [id], owner: owner))
        }
      } else {
        edits.append(split(property, facts, ignored: isIgnored ? ignored : "", id, context, owner))
      }
      if property.count > 1, property.annotationRange == nil, property.value == nil,
        let shared = facts.properties.first(where: {
          $0.declaration == property.declaration && $0.index > property.index && $0.annotationRange != nil
        })?.annotationRange
      {
        edits.append(
          context.edit(
            ByteRange(at: property.nameRange.upperBound), ": " + context.text(shared), for: [id], owner: owner))
      }
      return edits
    }

    /// What a tracked property cannot have.
    private func tracked(_ property: Property, _ id: ClassID, _ context: EditContext, _ owner: String) -> [OwnedEdit] {
      var edits: [OwnedEdit] = []
      if let modifier = property.decorations.modifiers.first(where: { $0.name == "open" && $0.detail == nil }) {
        edits.append(context.edit(modifier.range, "public", for: [id], owner: owner))
      }
      // The macro copies the comment in front of the braces, which it then hides.
      for comment in property.accessors?.lineComments ?? [] {
        let text = context.text(ByteRange(comment.lowerBound + 2, comment.upperBound))
        let words = text.replacingOccurrences(of: "*/", with: "* /").replacingOccurrences(of: "/*", with: "/ *")
          .trimmingCharacters(in: .whitespaces)
        edits.append(context.edit(comment, "/* \(words) */", for: [id], owner: owner))
      }
      if property.isSentByHand, let observers = property.observerRange(in: SourceText(bytes: context.source.bytes)) {
        edits.append(context.edit(observers, "", for: [id], owner: owner))
      }
      let isolated = context.facts.types[type].properties.filter { lacksInitializer($0, id, context.resolution) }
      if isolated.last?.nameRange == property.nameRange {
        let text = SourceText(bytes: context.source.bytes)
        let end = text.endOfLine(ifOnlyCommentFollows: property.declaration.upperBound)
        let separator =
          text.indentation(of: property.declaration.lowerBound).map {
            context.facts.lineEnding + context.facts.lineEnding + $0
          } ?? "; "
        edits.append(
          context.edit(
            ByteRange(at: end ?? property.declaration.upperBound), separator + "init() {}", for: [id], owner: owner,
            order: 30))
      }
      if property.isPattern { edits += apart(property, id, context, owner) }
      return edits
    }

    /// Makes one declaration of each name of `var (a, b) = (1, 2)`.
    private func apart(_ property: Property, _ id: ClassID, _ context: EditContext, _ owner: String) -> [OwnedEdit] {
      let names = context.facts.types[type].properties.filter { $0.declaration == property.declaration }
      guard names.first?.name == property.name else { return [] }
      let text = SourceText(bytes: context.source.bytes)
      let head = context.text(ByteRange(property.declaration.lowerBound, property.introducer.upperBound))
      let separator =
        text.indentation(of: property.declaration.lowerBound).map { context.facts.lineEnding + $0 } ?? "; "
      let parts = names.compactMap { name in name.elementRange.map { "\(name.name) = \(context.text($0))" } }
      return [
        context.edit(
          property.binding, parts.joined(separator: separator + head + " "), for: [id], owner: owner)
      ]
    }

    /// Puts the name of a `var a, b` into a declaration of its own.
    private func split(
      _ property: Property, _ facts: TypeDeclaration, ignored: String, _ id: ClassID, _ context: EditContext,
      _ owner: String
    ) -> OwnedEdit {
      let previous = facts.properties.first {
        $0.declaration == property.declaration && $0.index == property.index - 1
      }
      let text = SourceText(bytes: context.source.bytes)
      let start = property.declaration.lowerBound
      let separator =
        text.indentation(of: start).map { context.facts.lineEnding + $0 } ?? "; "
      let head = context.text(ByteRange(start, property.introducer.upperBound))
      return context.edit(
        ByteRange(previous?.binding.upperBound ?? property.binding.lowerBound, property.binding.lowerBound),
        separator + ignored + head + " ", for: [id], owner: owner)
    }
  }
}

extension Property {
  /// The braces of its observers, with the space before them.
  func observerRange(in text: SourceText) -> ByteRange? {
    accessors.map { ByteRange(text.previousVisibleEnd(before: $0.range.lowerBound), $0.range.upperBound) }
  }
}
