/// A private class inside another type: the extension that the macro adds stands outside of every type and cannot name
/// it, so it becomes `fileprivate`, with the private types that enclose it or that its members name.
enum PrivateClass: Construct {
  static let summary = "A private class in a type becomes `fileprivate`, so that the macro's extension can name it."

  static let examples: [ConstructExample] = [
    .changes(
      """
      import SwiftUI

      struct Editor: View {
        private enum Mode { case plain }
        private final class Model: ObservableObject {
          @Published var mode = Mode.plain
        }

        @StateObject private var model = Model()
        var body: some View { Text(model.mode == .plain ? "plain" : "") }
      }
      """,
      to: """
        import SwiftUI

        struct Editor: View {
          fileprivate enum Mode { case plain }
          @Observable
          fileprivate final class Model {
            var mode = Mode.plain
          }

          @State private var model = Model()
          var body: some View { Text(model.mode == .plain ? "plain" : "") }
        }
        """, findings: [.privateClass]),
    .stays(
      """
      import SwiftUI

      struct Editor: View {
        private enum Mode { case plain }
        @State private var mode = Mode.plain
        var body: some View { Text(mode == .plain ? "plain" : "") }
      }
      """),
  ]

  static func sites(at node: CollectedNode, in collector: FactCollector) -> [any ConstructSite] {
    guard case .type(let index) = node, collector.facts.types[index].kind == .class,
      collector.facts.types[index].parent != nil
    else { return [] }
    return [Site(type: index)]
  }

  struct Site: ConstructSite {
    var type: Int

    /// The declarations of this file that have to be seen in all of it, by index.
    private func hidden(_ context: ResolutionContext) -> [Int] {
      let types = context.facts.types
      func isHidden(_ index: Int) -> Bool {
        types[index].decorations.access == .private && types[index].parent != nil && types[index].kind != .extension
      }
      var around = [type]
      while let parent = types[around[around.count - 1]].parent { around.append(parent) }
      var found = around.filter(isHidden)
      guard !found.isEmpty else { return [] }
      var queue = Array(Set(found + [type]))
      while let index = queue.popLast() {
        for id in named(by: index, context) {
          guard let declaration = context.program[id].declarations.first, declaration.file == context.file,
            isHidden(declaration.type), !found.contains(declaration.type)
          else { continue }
          found.append(declaration.type)
          queue.append(declaration.type)
        }
      }
      return found.sorted()
    }

    /// The types that the members of a declaration name.
    private func named(by index: Int, _ context: ResolutionContext) -> Set<TypeID> {
      let facts = context.facts.types[index]
      let declaration = Program.Declaration(file: context.file, type: index)
      let place = context.place(facts.scope)
      var found: Set<TypeID> = []
      func note(_ type: ResolvedType) {
        type.visit { if case .found(let ids, _) = $0 { found.formUnion(ids) } }
      }
      for property in facts.properties.indices where facts.properties[property].decorations.access != .private {
        note(context.resolver.type(ofProperty: property, in: declaration))
      }
      for function in facts.functions where function.decorations.access != .private {
        for parameter in function.parameters { note(context.resolver.resolve(parameter.type, at: place)) }
        if let result = function.result { note(context.resolver.resolve(result, at: place)) }
      }
      for inherited in facts.inherited { note(context.resolver.resolve(inherited.type, at: place)) }
      return found
    }

    /// A private alias of an enclosing type that a member of the class names: it would have to be widened too.
    private func privateAlias(_ context: ResolutionContext) -> String? {
      let types = context.facts.types
      var aliases: Set<String> = []
      var outer: Int? = type
      while let index = outer {
        aliases.formUnion(types[index].typealiases.filter(\.isPrivate).map(\.name))
        outer = types[index].parent
      }
      guard !aliases.isEmpty else { return nil }
      var found: String?
      let members = types[type]
      let named =
        members.properties.compactMap(\.annotation)
        + members.functions.flatMap { $0.parameters.map(\.type) + ($0.result.map { [$0] } ?? []) }
      for name in named { name.forEachName { if aliases.contains($0) { found = $0 } } }
      return found
    }

    func constraints(in context: ResolutionContext) -> [Constraint] {
      guard let id = context.type(type), context.isCandidate(id), ObservableAttribute.isNeeded(by: id, in: context)
      else { return [] }
      let hidden = hidden(context)
      guard !hidden.isEmpty else { return [] }
      if let alias = privateAlias(context) {
        return context.blocked([id], .privateClass, at: context.facts.types[type].nameRange.lowerBound) {
          "'\($0)' is private inside a type, and its members name the private alias '\(alias)'"
        }
      }
      let names = hidden.map { "'\(context.facts.types[$0].name)'" }.joined(separator: ", ")
      return [
        .review(
          id,
          context.finding(
            .privateClass, .review, at: context.facts.types[type].nameRange.lowerBound,
            "\(names) became fileprivate, because @Observable cannot reach a private class inside a type", of: id))
      ]
    }

    func edits(in context: EditContext) -> [OwnedEdit] {
      guard let id = context.resolution.type(type), context.migrates(id),
        ObservableAttribute.isNeeded(by: id, in: context.resolution)
      else { return [] }
      return hidden(context.resolution).compactMap { index in
        let modifiers = context.facts.types[index].decorations.modifiers
        guard let modifier = modifiers.first(where: { $0.name == "private" && $0.detail == nil }) else { return nil }
        return context.edit(
          modifier.range, "fileprivate", for: [id], owner: "access of \(context.facts.types[index].name)")
      }
    }
  }
}
