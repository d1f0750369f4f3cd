/// `class M: ObservableObject` in all its positions: the conformance goes and `@Observable` comes.
///
/// A subclass of a migrating class gets its own `@Observable` when it stores anything tracked; a protocol that refines
/// `ObservableObject` refines `AnyObject` and `Observable` instead.
enum ObservableObjectConformance: Construct {
  static let summary = "`class Model: ObservableObject` in all its positions becomes `@Observable class Model`."

  static let examples: [ConstructExample] = [
    .changes(
      """
      import SwiftUI

      /// What was bought.
      final class Cart: NSObject, ObservableObject, Identifiable {
        @Published var items: [String] = []
      }
      """,
      to: """
        import SwiftUI

        /// What was bought.
        @Observable
        final class Cart: NSObject, Identifiable {
          var items: [String] = []
        }
        """),
    .changes(
      """
      import SwiftUI

      protocol Store: ObservableObject {}

      class LiveStore {}

      extension LiveStore: Store {}
      """,
      to: """
        import SwiftUI

        protocol Store: AnyObject, Observable {}

        @Observable
        class LiveStore {}

        extension LiveStore: Store {}
        """),
    .stays(
      """
      import OpenCombine

      final class Cart: ObservableObject {
        var items: [String] = []
      }
      """, findings: [.otherFramework]),
  ]

  static func sites(at node: CollectedNode, in collector: FactCollector) -> [any ConstructSite] {
    guard case .type(let index) = node else { return [] }
    switch collector.facts.types[index].kind {
    case .class, .protocol, .extension: return [Site(type: index)]
    case .struct, .enum, .actor: return []
    }
  }

  struct Site: ConstructSite {
    var type: Int

    func constraints(in context: ResolutionContext) -> [Constraint] {
      guard let id = context.type(type), context.isCandidate(id) else { return [] }
      let facts = context.facts.types[type]
      var constraints: [Constraint] = []
      if facts.kind != .extension {
        // A family moves together: what a class inherits from, and what a protocol is conformed to by.
        for above in context.hierarchy.through[id] ?? [] {
          let note = Finding.Note(
            location: context.facts.location(facts.nameRange.lowerBound),
            message: "'\(context.program[id].name)' inherits from '\(context.program[above].name)'")
          constraints += [.requires(id, above, note), .requires(above, id, note)]
        }
      }
      for conformance in own(id, context) {
        let inherited = facts.inherited[conformance.inherited]
        let isNamed = inherited.parts.contains { ConformanceNames.all.contains($0.type.dottedName ?? "") }
        if !isNamed, !context.canRewrite(aliasOf: inherited.type) {
          constraints += context.blocked([id], .composedConformance, at: inherited.range.lowerBound) {
            "'\($0)' reaches ObservableObject through the alias '\(inherited.type.dottedName ?? "?")', which other code uses"
          }
        }
      }
      for constraint in facts.generics.constraints where constraint.mentions("ObjectWillChangePublisher") {
        constraints += context.blocked([id], .objectWillChange, at: constraint.range.lowerBound) {
          "'\($0)' constrains the publisher of ObservableObject"
        }
      }
      return constraints
    }

    func edits(in context: EditContext) -> [OwnedEdit] {
      guard let id = context.resolution.type(type), context.migrates(id) else { return [] }
      let facts = context.facts.types[type]
      let owner = "\(ObservableObjectConformance.self) of \(context.program[id].name)"
      // What is reached through an alias is changed where the alias is declared.
      let conformances = own(id, context.resolution).filter { conformance in
        facts.inherited[conformance.inherited].parts.contains {
          ConformanceNames.all.contains($0.type.dottedName ?? "")
        }
      }
      if facts.kind == .extension, facts.isEmpty, conformances.count == facts.inherited.count, !conformances.isEmpty,
        facts.decorations.attributes.isEmpty
      {
        return [context.edit(facts.removal, "", for: [id], owner: owner)]
      }
      var edits: [OwnedEdit] = []
      if facts.kind == .protocol {
        let isClassBound = facts.inherited.contains { $0.type.dottedName == "AnyObject" }
        let observable = context.resolution.spelling(of: "Observable", module: "Observation", at: facts.scope)
        for conformance in conformances {
          let inherited = facts.inherited[conformance.inherited]
          for part in inherited.parts where ConformanceNames.all.contains(part.type.dottedName ?? "") {
            let separator = inherited.parts.count == 1 ? "," : " &"
            edits.append(
              context.edit(
                part.range, isClassBound ? observable : "AnyObject\(separator) \(observable)", for: [id], owner: owner))
          }
        }
        return edits
      }
      for conformance in conformances {
        let inherited = facts.inherited[conformance.inherited]
        let kept = inherited.parts.filter { !ConformanceNames.all.contains($0.type.dottedName ?? "") }
        if !kept.isEmpty {
          let text = kept.map { context.text($0.range) }.joined(separator: " & ")
          edits.append(context.edit(inherited.range, text, for: [id], owner: owner))
          continue
        }
        for range in inherited.removal {
          edits.append(context.edit(range, "", for: [id], owner: owner))
        }
      }
      if facts.kind == .class, ObservableAttribute.isNeeded(by: id, in: context.resolution) {
        edits.append(ObservableAttribute.edit(for: facts, id: id, in: context))
      }
      return edits
    }

    private func own(_ id: TypeID, _ context: ResolutionContext) -> [Hierarchy.Conformance] {
      (context.hierarchy.conformances[id] ?? []).filter {
        $0.declaration == Program.Declaration(file: context.file, type: type)
      }
    }
  }
}

/// The spellings of Apple's protocol that can be taken out of an inheritance clause.
enum ConformanceNames {
  static let all: Set<String> = [
    "ObservableObject", "Combine.ObservableObject", "SwiftUI.ObservableObject", "Foundation.ObservableObject",
  ]
}

/// Where `@Observable` is put, and which classes get one.
enum ObservableAttribute {
  /// A class that names `ObservableObject`, or reaches it through a protocol, always; a subclass when it stores
  /// anything tracked.
  static func isNeeded(by id: ClassID, in context: ResolutionContext) -> Bool {
    if case .found(let parent)? = context.hierarchy.superclasses[id], context.isCandidate(parent) {
      return context.members(of: id).storesTracked
    }
    return true
  }

  /// On the class's line where its other attributes stand there, otherwise on a line of its own.
  static func edit(for facts: TypeDeclaration, id: ClassID, in context: EditContext) -> OwnedEdit {
    let owner = "@Observable of \(context.program[id].name)"
    let text = SourceText(bytes: context.source.bytes)
    let attributes = facts.decorations.attributes
    let isInline: Bool =
      if let last = attributes.last {
        !text.containsNewline(ByteRange(last.range.upperBound, facts.introducer))
      } else {
        text.indentation(of: facts.introducer) == nil
      }
    guard !isInline else {
      return context.edit(ByteRange(at: facts.introducer), "@Observable ", for: [id], owner: owner)
    }
    let indentation = text.lineIndentation(at: facts.introducer)
    return context.edit(
      ByteRange(at: facts.introducer), "@Observable" + context.facts.lineEnding + indentation, for: [id], owner: owner)
  }
}

extension Generics.Constraint {
  func mentions(_ name: String) -> Bool {
    var isFound = false
    for type in [subject, bound] { type.forEachName { if $0 == name { isFound = true } } }
    return isFound
  }
}
