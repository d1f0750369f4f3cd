import SwiftSyntax

/// `objectWillChange` sent, subscribed to or declared: an `@Observable` class has none, so the class is left.
enum ObjectWillChange: Construct {
  static let summary = "`objectWillChange` sent, subscribed to or declared: an `@Observable` class has none."

  static let examples: [ConstructExample] = [
    .stays(
      """
      import Combine

      class Store: ObservableObject {
        var items: [String] = []

        func clear() {
          objectWillChange.send()
          items = []
        }
      }
      """, findings: [.objectWillChange]),
    .changes(
      """
      import SwiftUI

      class Store: ObservableObject {
        @Published var items: [String] = []

        func clear(_ objectWillChange: () -> Void) {
          objectWillChange()
          items = []
        }
      }
      """,
      to: """
        import SwiftUI

        @Observable
        class Store {
          var items: [String] = []

          func clear(_ objectWillChange: () -> Void) {
            objectWillChange()
            items = []
          }
        }
        """),
  ]

  private static let name = "objectWillChange"

  static func sites(at node: CollectedNode, in collector: FactCollector) -> [any ConstructSite] {
    switch node {
    case .reference(let reference) where reference.baseName.text == name:
      guard !collector.isLocal(name, at: reference.byteRange.lowerBound) else { return [] }
      return [Site(range: reference.byteRange, scope: collector.scope, base: .selfReference)]
    case .member(let access) where access.declName.baseName.text == name:
      guard let base = access.base else { return [] }
      return [Site(range: access.declName.byteRange, scope: collector.scope, base: Expression(base))]
    case .keyPath(let path):
      return path.components.compactMap { component in
        guard let property = component.component.as(KeyPathPropertyComponentSyntax.self),
          property.declName.baseName.text == name
        else { return nil }
        return Site(range: property.byteRange, scope: collector.scope, base: .unknown)
      }
    case .property(let type, let index) where collector.facts.types[type].properties[index].name == name:
      return [Declaration(type: type, index: index)]
    default: return []
    }
  }

  struct Site: ConstructSite {
    var range: ByteRange
    var scope: Int
    var base: Expression

    func constraints(in context: ResolutionContext) -> [Constraint] {
      let offset = range.lowerBound
      let type = context.resolver.type(of: base, at: context.place(scope), offset: offset)
      if case .unknown = type.unwrapped {
        return context.couldBe(context.file).flatMap { id in
          context.blocked([id], .objectWillChange, at: offset) {
            "objectWillChange is used on a value of unknown type, which could be '\($0)'"
          }
        }
      }
      return context.blocked(type.ids, .objectWillChange, at: offset) { "objectWillChange of '\($0)' is used" }
    }
  }

  struct Declaration: ConstructSite {
    var type: Int
    var index: Int

    func constraints(in context: ResolutionContext) -> [Constraint] {
      guard let id = context.type(type) else { return [] }
      let property = context.facts.types[type].properties[index]
      return context.blocked([id], .customObjectWillChange, at: property.nameRange.lowerBound) {
        "'\($0)' declares objectWillChange itself"
      }
    }
  }
}
