/// A struct that was on the main actor only because it held a model by a wrapper of SwiftUI: it says so itself now.
///
/// In Swift 5 mode such a wrapper makes its holder `@MainActor`; `@State` and a plain property do not (SE-0401).
enum HolderIsolation: Construct {
  static let summary =
    "A struct that was on the main actor by its wrapper says so itself; views have it from their protocol."

  static let examples: [ConstructExample] = [
    .changes(
      """
      import SwiftUI

      class Session: ObservableObject {}

      struct Current: DynamicProperty {
        @ObservedObject var session: Session
      }
      """,
      to: """
        import SwiftUI

        @Observable
        class Session {}

        @MainActor
        struct Current: DynamicProperty {
          var session: Session
        }
        """, findings: [.lostIsolation]),
    .changes(
      """
      import SwiftUI

      class Session: ObservableObject {}

      struct Home: View {
        @ObservedObject var session: Session
        var body: some View { Text("Home") }
      }
      """,
      to: """
        import SwiftUI

        @Observable
        class Session {}

        struct Home: View {
          var session: Session
          var body: some View { Text("Home") }
        }
        """),
    .stays(
      """
      import SwiftUI

      struct Current: DynamicProperty {
        @State var count = 0
      }
      """),
  ]

  /// Protocols whose conformers are isolated by the SDK of Xcode 16 and later.
  private static let isolated: Set<String> = [
    "View", "App", "Scene", "ViewModifier", "Commands", "ToolbarContent", "PreviewProvider", "UIViewRepresentable",
    "NSViewRepresentable", "UIViewControllerRepresentable", "NSViewControllerRepresentable", "Widget", "WidgetBundle",
    "ButtonStyle", "PrimitiveButtonStyle", "LabelStyle", "ToggleStyle", "TableRowContent", "ProgressViewStyle",
    "CustomizableToolbarContent", "WKInterfaceObjectRepresentable", "LibraryContentProvider", "GroupBoxStyle",
    "TextFieldStyle", "MenuStyle", "GaugeStyle", "DisclosureGroupStyle", "InsettableShape", "Layout", "TabContent",
  ]

  static func sites(at node: CollectedNode, in collector: FactCollector) -> [any ConstructSite] {
    guard case .type(let index) = node, collector.facts.types[index].kind == .struct,
      collector.facts.types[index].properties.contains(where: { property in
        HeldModel.Wrapper.allCases.contains { property.decorations.attribute(named: $0.rawValue) != nil }
      })
    else { return [] }
    return [Site(type: index)]
  }

  struct Site: ConstructSite {
    var type: Int

    private func classes(_ context: ResolutionContext) -> [ClassID] {
      context.facts.types[type].properties.flatMap { property in
        HeldModel(property, at: property.scope, in: context)?.classes(context) ?? []
      }
    }

    private func losesIsolation(_ context: ResolutionContext) -> Bool {
      guard let id = context.type(type) else { return false }
      let facts = context.facts.types[type]
      if facts.decorations.attributes.contains(where: { $0.baseName.hasSuffix("Actor") }) { return false }
      if facts.decorations.has("nonisolated") { return false }
      if let package = context.program.modules.modules[context.program[id].module].package,
        context.program.modules.packages[package].manifest.isSwift6
      {
        return false
      }
      if context.program.modules.settings(of: context.facts.path).contains(where: \.settings.isSwift6) { return false }
      guard context.options.xcode >= 16 else { return true }
      return !BuilderBody.conformances(of: id, context).contains { isolated.contains($0.name) }
    }

    func constraints(in context: ResolutionContext) -> [Constraint] {
      guard losesIsolation(context) else { return [] }
      let facts = context.facts.types[type]
      return classes(context).map { id in
        .review(
          id,
          context.finding(
            .lostIsolation, .review, at: facts.nameRange.lowerBound,
            "'\(facts.name)' was on the main actor because of the wrapper around '\(context.program[id].name)'; it says so itself now",
            of: id))
      }
    }

    func edits(in context: EditContext) -> [OwnedEdit] {
      guard losesIsolation(context.resolution) else { return [] }
      let facts = context.facts.types[type]
      let text = SourceText(bytes: context.source.bytes)
      let start = facts.declaration.lowerBound
      let isInline = text.indentation(of: start) == nil
      let separator = isInline ? " " : context.facts.lineEnding + text.lineIndentation(at: start)
      return classes(context.resolution).filter(context.migrates).prefix(1).map { id in
        context.edit(
          ByteRange(at: start), "@MainActor" + separator, for: [id], owner: "isolation of \(facts.name)")
      }
    }
  }
}
