/// How holders use what they observe: not at all, in a representable's update, or without anybody who puts it there.
enum HolderUse: Construct {
  static let summary = "Holders that relied on being redrawn for every change."

  static let examples: [ConstructExample] = [
    .changes(
      """
      import SwiftUI

      final class Clock: ObservableObject {
        @Published var ticks = 0
      }

      struct ClockView: View {
        @ObservedObject var clock: Clock
        var body: some View { Text("\\(Date())") }
      }
      """,
      to: """
        import SwiftUI

        @Observable
        final class Clock {
          var ticks = 0
        }

        struct ClockView: View {
          var clock: Clock
          var body: some View { Text("\\(Date())") }
        }
        """, findings: [.observedNeverRead]),
    .stays(
      """
      import SwiftUI

      struct ClockView: View {
        @State var clock = 0
        var body: some View { Text("\\(Date())") }
      }
      """),
  ]

  static func sites(at node: CollectedNode, in collector: FactCollector) -> [any ConstructSite] {
    guard case .property(let type, let index) = node else { return [] }
    let property = collector.facts.types[type].properties[index]
    let isHeld = HeldModel.Wrapper.allCases.contains { property.decorations.attribute(named: $0.rawValue) != nil }
    return isHeld ? [Site(property: property)] : []
  }

  struct Site: ConstructSite {
    var property: Property

    /// Whether the holder shows something that nothing tracks.
    private func drawsOutside(_ holder: TypeID, _ context: ResolutionContext) -> Bool {
      context.program[holder].declarations.contains { declaration in
        context.program.declaration(declaration).properties.contains {
          $0.accessors?["get"]?.outsideSource != nil
        }
      }
    }

    func constraints(in context: ResolutionContext) -> [Constraint] {
      guard let held = HeldModel(property, at: property.scope, in: context), let holder = held.holder,
        ViewConformance.conforms(holder, to: ViewConformance.drawing, context)
      else { return [] }
      let names: Set<String> = [property.name, "$" + property.name, "_" + property.name]
      let members = context.program[holder].declarations.flatMap { declaration in
        context.program.declaration(declaration).functions.map { (declaration, $0.name, $0.uses) }
          + context.program.declaration(declaration).properties.map {
            (declaration, $0.name, $0.accessors?.accessors.flatMap(\.uses) ?? [])
          }
      }
      var constraints: [Constraint] = []
      let isRead = members.contains { _, name, uses in name != "init" && uses.contains { names.contains($0.name) } }
      let offset = property.nameRange.lowerBound
      for id in held.classes(context) {
        let name = context.program[id].name
        if !isRead, context.publishes(id), drawsOutside(holder, context) {
          constraints.append(
            .review(
              id,
              context.finding(
                .observedNeverRead, .review, at: offset,
                "'\(context.program[holder].name)' observes '\(name)' and reads nothing of it, so it is no longer redrawn with it",
                of: id)))
        } else if isRead, ViewConformance.conforms(holder, to: ViewConformance.representables, context),
          let update = members.first(where: { $0.1.hasPrefix("update") && $0.2.contains { names.contains($0.name) } }),
          let use = update.2.first(where: { names.contains($0.name) })
        {
          let place = context.program.files[update.0.file].location(use.range.lowerBound)
          constraints.append(
            .review(
              id,
              context.finding(
                .representable, .review, at: offset,
                "'\(update.1)' of '\(context.program[holder].name)' ran for every change of '\(name)'; see that it reads what it needs",
                of: id, notes: [Finding.Note(location: place, message: "it is used here")])))
        }
        if held.wrapper == .environmentObject, !context.isInjected(id) {
          constraints.append(
            .review(
              id,
              context.finding(
                .environmentWithoutInjection, .review, at: offset,
                "'\(property.name)' takes '\(name)' from the environment, and nothing under the root puts one there",
                of: id)))
        }
      }
      return constraints
    }
  }
}

extension ResolutionContext {
  /// Whether the class or one of its superclasses publishes anything.
  func publishes(_ id: ClassID) -> Bool {
    ([id] + hierarchy.superclassChain(of: id)).contains { type in
      program[type].declarations.contains { declaration in
        program.declaration(declaration).properties.contains { $0.decorations.attribute(named: "Published") != nil }
      }
    }
  }

  /// Whether some `.environmentObject` gives this class.
  func isInjected(_ id: ClassID) -> Bool {
    index.isInjected(id) {
      var found: Set<ClassID> = []
      for file in program.files.indices {
        let context = self.for(file)
        for case let site as EnvironmentObjectModifier.Site in program.files[file].sites {
          found.formUnion(site.classes(in: context))
        }
      }
      return found
    }
  }
}
