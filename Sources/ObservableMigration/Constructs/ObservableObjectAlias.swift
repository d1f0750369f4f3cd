import SwiftSyntax

/// `typealias Model = ObservableObject & Identifiable` that only inheritance clauses use: it goes along with its classes.
enum ObservableObjectAlias: Construct {
  static let summary =
    "`typealias Model = ObservableObject & Identifiable` becomes `AnyObject & Observable & Identifiable` with its classes."

  static let examples: [ConstructExample] = [
    .changes(
      """
      import SwiftUI

      typealias ScreenModel = ObservableObject & Identifiable

      final class Reef: ScreenModel {
        @Published var corals = 1
      }
      """,
      to: """
        import SwiftUI

        typealias ScreenModel = AnyObject & Observable & Identifiable

        @Observable
        final class Reef: ScreenModel {
          var corals = 1
        }
        """),
    .stays(
      """
      import SwiftUI

      typealias ScreenModel = ObservableObject & Identifiable

      final class Reef: ScreenModel {
        @Published var corals = 1
      }

      func show(_ model: any ScreenModel) {}
      """, findings: [.composedConformance, .observableObjectMention]),
  ]

  static func sites(at node: CollectedNode, in collector: FactCollector) -> [any ConstructSite] {
    guard case .file = node else { return [] }
    let aliases = collector.facts.typealiases + collector.facts.types.flatMap(\.typealiases)
    return aliases.filter { alias in alias.parts.contains(where: isObservableObject) }.map { Site(alias: $0) }
  }

  static func isObservableObject(_ part: TypePart) -> Bool {
    ConformanceNames.all.contains(part.type.dottedName ?? "")
  }

  struct Site: ConstructSite {
    var alias: Typealias

    private func conformers(_ context: ResolutionContext) -> [ClassID] {
      context.hierarchy.conformances.filter { _, conformances in
        conformances.contains { conformance in
          let inherited = context.program.declaration(conformance.declaration).inherited[conformance.inherited]
          guard case .nominal(let components) = inherited.type else { return false }
          return components.last?.name == alias.name
        }
      }.keys.sorted()
    }

    func constraints(in context: ResolutionContext) -> [Constraint] {
      guard Hierarchy.meansApple(context.facts, context.program) else { return [] }
      guard context.canRewrite(aliasOf: .named(alias.name)) else {
        return context.blocked(
          context.couldBe(context.file), .observableObjectMention, at: alias.declaration.lowerBound
        ) { "the alias '\(alias.name)' asks for an ObservableObject, and '\($0)' may be what comes" }
      }
      return Constraint.together(
        conformers(context), at: context.facts.location(alias.declaration.lowerBound), context.program)
    }

    func edits(in context: EditContext) -> [OwnedEdit] {
      let classes = conformers(context.resolution)
      guard !classes.isEmpty, classes.allSatisfy(context.migrates) else { return [] }
      let isClassBound = alias.parts.contains { $0.type.dottedName == "AnyObject" }
      let observable = context.resolution.spelling(of: "Observable", module: "Observation", at: alias.scope)
      return alias.parts.filter(isObservableObject).map { part in
        context.edit(
          part.range, isClassBound ? observable : "AnyObject & \(observable)", for: classes,
          owner: "typealias \(alias.name)")
      }
    }
  }
}

extension ResolutionContext {
  /// Whether an alias of `ObservableObject` is declared once, in a file that changes, and stands in inheritance clauses
  /// only.
  func canRewrite(aliasOf type: TypeName) -> Bool {
    guard case .nominal(let components) = type, let name = components.last?.name else { return false }
    let declaring = program.files.filter { file in
      (file.typealiases + file.types.flatMap(\.typealiases)).contains { $0.name == name }
    }
    guard declaring.count == 1, declaring[0].isEditable,
      (declaring[0].typealiases + declaring[0].types.flatMap(\.typealiases)).filter({ $0.name == name }).count == 1
    else { return false }
    return !program.files.contains { $0.mentionedTypes.contains(name) }
  }
}
