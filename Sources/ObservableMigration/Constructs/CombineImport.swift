/// The imports of a file: `import Observation` comes where nothing else brings the macro, `import Combine` goes where
/// nothing of Combine is left.
enum CombineImport: Construct {
  static let summary =
    "`import Observation` comes where nothing else brings the macro; `import Combine` goes where nothing of it is left."

  static let examples: [ConstructExample] = [
    .changes(
      """
      import Combine
      import Foundation

      class Cart: ObservableObject {
        @Published var changed = Date()
      }
      """,
      to: """
        import Foundation
        import Observation

        @Observable
        class Cart {
          var changed = Date()
        }
        """),
    .changes(
      """
      import Combine
      import SwiftUI

      class Cart: ObservableObject {
        let added = PassthroughSubject<String, Never>()
      }
      """,
      to: """
        import Combine
        import SwiftUI

        @Observable
        class Cart {
          let added = PassthroughSubject<String, Never>()
        }
        """),
    .stays(
      """
      import Combine

      final class Cart {
        var items: [String] = []
      }
      """),
  ]

  static func sites(at node: CollectedNode, in collector: FactCollector) -> [any ConstructSite] {
    guard case .file = node,
      collector.facts.types.contains(where: { [.class, .protocol, .extension].contains($0.kind) })
    else { return [] }
    return [Site()]
  }

  struct Site: ConstructSite {
    func edits(in context: EditContext) -> [OwnedEdit] {
      let own = Set(
        context.facts.types.indices.compactMap { context.resolution.type($0) }.filter(context.resolution.isCandidate))
      let migrating = own.filter(context.migrates).sorted()
      let bridging = bridging(in: context)
      guard bridging.isEmpty else {
        return observation(for: migrating, in: context) + addition(of: "Combine", for: bridging, in: context)
      }
      guard !migrating.isEmpty else { return [] }
      return observation(for: migrating, in: context) + combine(own: own, migrating: migrating, in: context)
    }

    /// The classes for which this file gets a subject or an erased publisher.
    private func bridging(in context: EditContext) -> [ClassID] {
      guard context.options.publishers == .bridge else { return [] }
      var found: Set<ClassID> = []
      for (type, facts) in context.facts.types.enumerated() {
        guard let id = context.resolution.type(type), context.migrates(id) else { continue }
        let declaration = Program.Declaration(file: context.resolution.file, type: type)
        let isBridged = facts.properties.indices.contains {
          context.resolution.bridge(of: MemberGraph.StoredName(declaration: declaration, index: $0)) != nil
        }
        if isBridged { found.insert(id) }
      }
      for case let mention as WrapperTypeMention.Site in context.facts.sites
      where mention.replacement?.name == "AnyPublisher" {
        let classes = mention.replaced(in: context.resolution) ?? []
        if !classes.isEmpty, classes.allSatisfy(context.migrates) { found.formUnion(classes) }
      }
      return found.sorted()
    }

    private func observation(for classes: [ClassID], in context: EditContext) -> [OwnedEdit] {
      let facts = context.facts
      let declared = classes.filter { id in
        facts.types.indices.contains { context.resolution.type($0) == id && needsMacro($0, id, context) }
      }
      guard !declared.isEmpty, !facts.importsWhole("SwiftUI") else { return [] }
      let isPublic = declared.contains { (context.program.nominal($0).decorations.access ?? .internal) >= .package }
      return addition(of: "Observation", for: declared, isPublic: isPublic, in: context)
    }

    /// The import of a module that the file does not have, a line of its own.
    private func addition(
      of module: String, for classes: [ClassID], isPublic: Bool = false, in context: EditContext
    ) -> [OwnedEdit] {
      let facts = context.facts
      guard !facts.importsWhole(module) else { return [] }
      let keyword = isPublic && facts.imports.contains { $0.access != nil } ? "public import" : "import"
      let anchor = anchor(for: module, in: facts)
      let text = SourceText(bytes: context.source.bytes)
      if module == "Combine", let first = facts.imports.first, first.isAlone, !first.isConditional,
        facts.imports.allSatisfy({ $0.module > module })
      {
        return classes.map { id in
          context.edit(
            ByteRange(at: first.line.lowerBound), "\(keyword) \(module)" + facts.lineEnding, for: [id],
            owner: "imports",
            order: -1)
        }
      }
      return classes.map { id in
        guard let anchor, !anchor.isConditional else {
          let start = facts.types.map(\.declaration.lowerBound).min() ?? 0
          let line = text.lineStart(of: min(start, facts.imports.first?.range.lowerBound ?? start))
          return context.edit(
            ByteRange(at: line), "\(keyword) \(module)" + facts.lineEnding, for: [id], owner: "imports", order: -1)
        }
        let endsFile = anchor.line.upperBound == anchor.range.upperBound || !text.endsWithNewline(anchor.line)
        let line = "\(keyword) \(module)"
        return context.edit(
          ByteRange(at: anchor.line.upperBound), endsFile ? facts.lineEnding + line : line + facts.lineEnding,
          for: [id], owner: "imports", order: -1)
      }
    }

    /// The import that a new one comes after: the last one, or where imports are sorted the one before it in the
    /// alphabet.
    private func anchor(for module: String, in facts: FileFacts) -> FileFacts.Import? {
      let plain = facts.imports.filter { !$0.isConditional && $0.access == nil }
      let names = plain.map { $0.module.lowercased() }
      if names.count > 1, names == names.sorted(),
        let before = plain.last(where: { $0.module.lowercased() < module.lowercased() })
      {
        return before
      }
      return facts.imports.last { !$0.isConditional } ?? facts.imports.last
    }

    /// Whether this declaration is edited to name something of Observation.
    private func needsMacro(_ type: Int, _ id: ClassID, _ context: EditContext) -> Bool {
      switch context.facts.types[type].kind {
      case .class: ObservableAttribute.isNeeded(by: id, in: context.resolution)
      case .protocol: context.resolution.hierarchy.conformances[id] != nil
      default: false
      }
    }

    private func combine(own: Set<ClassID>, migrating: [ClassID], in context: EditContext) -> [OwnedEdit] {
      let facts = context.facts
      guard own.count == migrating.count, facts.combineUse == nil, !othersRelyOnIt(context) else { return [] }
      return facts.imports.filter {
        $0.module == "Combine" && !$0.isScoped && !$0.isConditional && !$0.isReexported && $0.isAlone
      }.flatMap { found in
        migrating.map { context.edit(found.line, "", for: own.sorted(), owner: "import Combine of \($0.index)") }
          .prefix(1)
      }
    }

    /// Members of Combine are visible in a file that does not import it as long as some file of the module does.
    private func othersRelyOnIt(_ context: EditContext) -> Bool {
      let module = context.program.moduleOfFile[context.resolution.file]
      return context.program.files.indices.contains { index in
        let other = context.program.files[index]
        return context.program.moduleOfFile[index] == module && other.combineUse != nil
          && !other.imports(module: "Combine") && !other.imports(module: "SwiftUI")
      }
    }
  }
}
