/// `Codable` whose coding the compiler writes: it would store `_x` for `x`, so the class is left.
enum CodableConformance: Construct {
  static let summary = "`Codable`: fine where the coding is written out, and in the way where the compiler writes it."

  static let examples: [ConstructExample] = [
    .changes(
      """
      import Combine

      final class Tag: ObservableObject, Encodable {
        @Published var name = ""

        enum CodingKeys: String, CodingKey { case name }

        func encode(to encoder: any Encoder) throws {
          var container = encoder.container(keyedBy: CodingKeys.self)
          try container.encode(name, forKey: .name)
        }
      }
      """,
      to: """
        import Observation

        @Observable
        final class Tag: Encodable {
          var name = ""

          enum CodingKeys: String, CodingKey { case name }

          func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(name, forKey: .name)
          }
        }
        """),
    .stays(
      """
      import Combine

      final class Tag: ObservableObject, Codable {
        var name = ""
      }
      """, findings: [.codableSynthesis]),
    .stays(
      """
      struct Tag: Codable {
        var name = ""
      }
      """),
  ]

  static func sites(at node: CollectedNode, in collector: FactCollector) -> [any ConstructSite] {
    guard case .type(let index) = node else { return [] }
    let type = collector.facts.types[index]
    guard type.kind == .class || type.kind == .extension else { return [] }
    return type.inherited.filter { !codings($0.type).isEmpty }.map {
      Site(type: index, offset: $0.range.lowerBound, codings: codings($0.type))
    }
  }

  private static func codings(_ type: TypeName) -> [String] {
    switch type {
    case .composition(let types): return types.flatMap(codings)
    default:
      switch type.dottedName {
      case "Codable", "Swift.Codable": return ["Encodable", "Decodable"]
      case "Encodable", "Swift.Encodable": return ["Encodable"]
      case "Decodable", "Swift.Decodable": return ["Decodable"]
      default: return []
      }
    }
  }

  struct Site: ConstructSite {
    var type: Int
    var offset: Int
    var codings: [String]

    func constraints(in context: ResolutionContext) -> [Constraint] {
      guard let id = context.type(type), context.isCandidate(id), context.members(of: id).storesTracked else {
        return []
      }
      let functions = context.program[id].declarations.flatMap { context.program.declaration($0).functions }
      let encode = functions.first { $0.name == "encode" && $0.parameters.first?.label == "to" }
      let decode = functions.first { $0.kind == .initializer && $0.parameters.first?.label == "from" }
      let isWritten =
        (!codings.contains("Encodable") || encode != nil) && (!codings.contains("Decodable") || decode != nil)
      let usesKeys = [encode, decode].contains { $0?.uses.contains { $0.name == "CodingKeys" } == true }
      let hasKeys = context.program[id].nested["CodingKeys"] != nil
      if isWritten, !usesKeys || hasKeys { return [] }
      return context.blocked([id], .codableSynthesis, at: offset) {
        isWritten
          ? "'\($0)' uses coding keys that the compiler writes, and they would change"
          : "'\($0)' has coding that the compiler writes, and its keys would change"
      }
    }
  }
}
