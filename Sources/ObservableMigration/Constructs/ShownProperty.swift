/// What a view shows of a model and Observation does not see: ignored properties that change, and computed properties
/// that touch nothing tracked.
enum ShownProperty: Construct {
  static let summary = "What a view shows of a model although nothing tracks it."

  static let examples: [ConstructExample] = [
    .changes(
      """
      import SwiftUI

      final class Meter: ObservableObject {
        @Published var level = 0
        lazy var label = "low"
        func rename() { label = "high" }
      }

      struct MeterView: View {
        @ObservedObject var meter: Meter
        var body: some View { Text(meter.label) }
      }
      """,
      to: """
        import SwiftUI

        @Observable
        final class Meter {
          var level = 0
          @ObservationIgnored lazy var label = "low"
          func rename() { label = "high" }
        }

        struct MeterView: View {
          var meter: Meter
          var body: some View { Text(meter.label) }
        }
        """, findings: [.untrackedShown]),
    .stays(
      """
      import SwiftUI

      final class Meter {
        lazy var label = "low"
      }
      """),
  ]

  static func sites(at node: CollectedNode, in collector: FactCollector) -> [any ConstructSite] {
    guard case .property(let type, let index) = node,
      [.class, .extension].contains(collector.facts.types[type].kind)
    else { return [] }
    let property = collector.facts.types[type].properties[index]
    guard !property.decorations.isStatic, property.isVariable else { return [] }
    return [Site(type: type, index: index)]
  }

  struct Site: ConstructSite {
    var type: Int
    var index: Int

    func constraints(in context: ResolutionContext) -> [Constraint] {
      guard let id = context.type(type), context.isCandidate(id) else { return [] }
      let property = context.facts.types[type].properties[index]
      let graph = context.members(of: id)
      let stored = MemberGraph.StoredName(
        declaration: Program.Declaration(file: context.file, type: type), index: index)
      switch graph.verdicts[stored] {
      case .ignored(MemberGraph.cacheReason)?: return []
      case .ignored(let reason)?:
        guard let write = write(to: property, of: id, context),
          let read = shown(property.name, of: id, graph, context)
        else { return [] }
        return [
          .review(
            id,
            context.finding(
              .untrackedShown, .review, at: property.nameRange.lowerBound,
              "a view shows '\(property.name)', which cannot be tracked (\(reason)) and changes; it will not refresh for it alone",
              of: id,
              notes: [
                Finding.Note(location: read, message: "it is shown here"),
                Finding.Note(location: write, message: "it changes here"),
              ]))
        ]
      case .untouched? where property.storage == .computed && !property.decorations.has("override"):
        guard let getter = property.accessors?["get"], graph.touchesNothingTracked(getter.uses, context),
          let source = getter.outsideSource, let read = context.drawnUse(of: property.name, on: id)
        else { return [] }
        return [
          .review(
            id,
            context.finding(
              .computedFromUntracked, .review, at: property.nameRange.lowerBound,
              "a view shows '\(property.name)', which reads '\(source.name)' and nothing tracked; any other change of the model refreshed it before",
              of: id,
              notes: [
                Finding.Note(location: read, message: "it is shown here"),
                Finding.Note(location: context.facts.location(source.offset), message: "'\(source.name)' is read here"),
              ]))
        ]
      default: return []
      }
    }

    /// Shown itself, or through a computed property that reads it.
    private func shown(
      _ name: String, of id: ClassID, _ graph: MemberGraph, _ context: ResolutionContext
    ) -> Location? {
      for reader in [name] + graph.shownReaders(of: name).sorted() {
        if let read = context.drawnUse(of: reader, on: id) { return read }
      }
      return nil
    }

    /// Where the property changes after it was initialised.
    private func write(to property: Property, of id: ClassID, _ context: ResolutionContext) -> Location? {
      for type in context.program[id].declarations {
        let declaration = context.program.declaration(type)
        let uses =
          declaration.functions.filter { $0.kind != .initializer && $0.kind != .deinitializer }.flatMap(\.uses)
          + declaration.properties.flatMap { $0.accessors?.accessors.flatMap(\.uses) ?? [] }
        if let use = uses.first(where: { $0.name == property.name && ($0.kind == .write || $0.kind == .mutation) }) {
          return context.program.files[type.file].location(use.range.lowerBound)
        }
      }
      for (file, use) in context.uses(of: property.name, on: id) where use.kind == .write || use.kind == .mutation {
        return context.program.files[file].location(use.offset)
      }
      return nil
    }
  }
}

extension Accessors.Accessor {
  /// Names of storage that changes without the model knowing.
  private static let outside: Set<String> = [
    "UserDefaults", "FileManager", "Keychain", "KeychainAccess", "Date", "ProcessInfo", "Locale", "Bundle",
    "NotificationCenter", "URLSession", "UIApplication", "NSApplication", "NSWorkspace", "UIDevice", "Calendar",
    "CLLocationManager", "AVAudioSession", "UIPasteboard", "NSPasteboard",
  ]

  /// What the accessor reads outside of the model.
  var outsideSource: Mention? {
    mentions.first { Self.outside.contains($0.name) }
  }
}
