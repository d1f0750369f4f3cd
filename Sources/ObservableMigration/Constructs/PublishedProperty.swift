/// `@Published var x` in all its spellings: the attribute goes, all else stays byte for byte.
enum PublishedProperty: Construct {
  static let summary = "`@Published var name`: the attribute goes, all else stays byte for byte."

  static let examples: [ConstructExample] = [
    .changes(
      """
      import Combine

      class Cart: ObservableObject {
        @Published private(set) var items: [String] = []  // in order
        @Published(initialValue: 1) var count: Int
      }
      """,
      to: """
        import Observation

        @Observable
        class Cart {
          private(set) var items: [String] = []  // in order
          var count: Int = 1
        }
        """),
    .stays(
      """
      import Combine

      class Cart {
        @Published var items: [String] = []
      }
      """),
  ]

  static func sites(at node: CollectedNode, in collector: FactCollector) -> [any ConstructSite] {
    guard case .property(let type, let index) = node,
      collector.facts.types[type].properties[index].decorations.attribute(named: "Published") != nil
    else { return [] }
    return [Site(type: type, index: index)]
  }

  struct Site: ConstructSite {
    var type: Int
    var index: Int

    func constraints(in context: ResolutionContext) -> [Constraint] {
      guard let id = context.type(type), context.isCandidate(id) else { return [] }
      let property = context.facts.types[type].properties[index]
      let others = property.decorations.attributes.filter {
        !["Published", "MainActor", "available", "objc", "preconcurrency"].contains($0.baseName)
      }
      if let other = others.first {
        return context.blocked([id], .composedWrapper, at: other.range.lowerBound) {
          "'\(property.name)' of '\($0)' combines @Published with @\(other.baseName)"
        }
      }
      if let attribute = property.decorations.attribute(named: "Published"), attribute.arguments?.count ?? 0 > 1 {
        return context.blocked([id], .composedWrapper, at: attribute.range.lowerBound) {
          "'\(property.name)' of '\($0)' passes arguments to @Published that are not known"
        }
      }
      return []
    }

    func edits(in context: EditContext) -> [OwnedEdit] {
      guard let id = context.resolution.type(type), context.migrates(id) else { return [] }
      let property = context.facts.types[type].properties[index]
      guard let attribute = property.decorations.attribute(named: "Published") else { return [] }
      let owner = "@Published \(context.program[id].name).\(property.name)"
      var edits = [context.edit(attribute.removal, "", for: [id], owner: owner)]
      if let argument = attribute.arguments?.first {
        let end = property.annotationRange ?? property.nameRange
        edits.append(
          context.edit(ByteRange(at: end.upperBound), " = " + context.text(argument.range), for: [id], owner: owner))
      }
      return edits
    }
  }
}
