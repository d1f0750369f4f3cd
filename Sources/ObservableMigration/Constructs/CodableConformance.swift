import SwiftSyntax

/// `Codable` whose coding the compiler writes: it stores `_x` for `x`, so that coding keys have to say so, and a class
/// without any is left.
enum CodableConformance: Construct {
  static let summary =
    "`Codable`: fine where the coding is written out; coding keys go along; in the way where there are none."

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
    .changes(
      """
      import Combine

      final class Tag: ObservableObject, Codable {
        var name = ""

        enum CodingKeys: CodingKey { case name }
      }
      """,
      to: """
        import Observation

        @Observable
        final class Tag: Codable {
          var name = ""

          enum CodingKeys: String, CodingKey { case _name = "name" }
        }
        """),
    .stays(
      """
      import Combine

      final class Tag: ObservableObject, Codable {
        var name = ""
      }
      """, findings: [.codableSynthesis]),
  ]

  private static let keysName = "CodingKeys"

  static func sites(at node: CollectedNode, in collector: FactCollector) -> [any ConstructSite] {
    switch node {
    case .type(let index):
      let type = collector.facts.types[index]
      guard type.kind == .class || type.kind == .extension else { return [] }
      return type.inherited.filter { !codings($0.type).isEmpty }.map {
        Site(type: index, offset: $0.range.lowerBound, codings: codings($0.type))
      }
    case .reference(let reference) where reference.baseName.text == keysName:
      return [KeysUse(offset: reference.byteRange.lowerBound, scope: collector.scope, base: nil)]
    case .member(let access) where access.declName.baseName.text == keysName:
      return [
        KeysUse(
          offset: access.declName.byteRange.lowerBound, scope: collector.scope, base: access.base.map { Expression($0) }
        )
      ]
    default: return []
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

    private enum Answer {
      case nothing
      case blocked(String)
      /// Each key of a tracked property gets the name under which the macro stores it.
      case rename(Program.Declaration, [EnumCase])
    }

    private func answer(for id: ClassID, _ context: ResolutionContext) -> Answer {
      let graph = context.members(of: id)
      guard graph.storesTracked else { return .nothing }
      let program = context.program
      let functions = program[id].declarations.flatMap { program.declaration($0).functions }
      let encode = functions.first { $0.name == "encode" && $0.parameters.first?.label == "to" }
      let decode = functions.first { $0.kind == .initializer && $0.parameters.first?.label == "from" }
      let isWritten =
        (!codings.contains("Encodable") || encode != nil) && (!codings.contains("Decodable") || decode != nil)
      let keys = program[id].nested[keysName] ?? []
      if isWritten {
        let usesKeys = [encode, decode].contains { $0?.uses.contains { $0.name == keysName } == true }
        return !usesKeys || !keys.isEmpty
          ? .nothing : .blocked("uses coding keys that the compiler writes, and they would change")
      }
      let unknown = "has coding that the compiler writes, and its keys would change"
      guard keys.count == 1, program[keys[0]].kind == .enum, program[keys[0]].declarations.count == 1 else {
        return .blocked(unknown)
      }
      let tracked = graph.verdicts.filter { $0.value == .tracked }.keys.map {
        program.property($0.declaration, $0.index)
      }
      let names = Set(tracked.map(\.name))
      let declaration = program[keys[0]].declarations[0]
      let cases = program.declaration(declaration).cases.filter { names.contains($0.name) }
      guard !cases.isEmpty else { return .nothing }
      if encode != nil || decode != nil {
        return .blocked("writes half of its coding by hand, with keys that would change")
      }
      if let use = context.codingKeyUse(of: keys[0]) {
        return .blocked("names its coding keys in line \(use.line), and they would change")
      }
      let coded = tracked.filter { property in cases.contains { $0.name == property.name } }
      if codings.contains("Decodable"), coded.contains(where: { $0.storage == .observed }) {
        return .blocked("is decoded into properties whose observers would run")
      }
      if !program.files[declaration.file].isEditable { return .blocked(unknown) }
      return .rename(declaration, cases)
    }

    func constraints(in context: ResolutionContext) -> [Constraint] {
      guard let id = context.type(type), context.isCandidate(id), case .blocked(let why) = answer(for: id, context)
      else { return [] }
      return context.blocked([id], .codableSynthesis, at: offset) { "'\($0)' \(why)" }
    }

    func edits(in context: EditContext) -> [OwnedEdit] {
      guard let id = context.resolution.type(type), context.migrates(id),
        case .rename(let declaration, let cases) = answer(for: id, context.resolution)
      else { return [] }
      let file = context.resolution.program.files[declaration.file]
      let owner = "coding keys of \(context.program[id].name)"
      func edit(_ range: ByteRange, _ text: String) -> OwnedEdit {
        OwnedEdit(edit: Edit(path: file.path, range: range, replacement: text, owner: owner, order: 0), classes: [id])
      }
      var edits = cases.map { element in
        edit(element.nameRange, "_\(element.name)" + (element.hasRawValue ? "" : " = \"\(element.name)\""))
      }
      let inherited = context.program.declaration(declaration).inherited
      if let first = inherited.first, !inherited.contains(where: { $0.type.dottedName == "String" }) {
        edits.append(edit(ByteRange(at: first.range.lowerBound), "String, "))
      }
      return edits
    }
  }

  /// A use of coding keys by name.
  struct KeysUse: ConstructSite {
    var offset: Int
    var scope: Int
    var base: Expression?

    /// The keys that are meant; nil where that is not known.
    func keys(in context: ResolutionContext) -> [TypeID]? {
      guard let base else {
        return context.resolver.lookUp(keysName, at: context.place(scope))?.ids ?? []
      }
      guard case .metatype(let type) = context.resolver.type(of: base, at: context.place(scope), offset: offset) else {
        return nil
      }
      return type.ids.flatMap { context.program[$0].nested[keysName] ?? [] }
    }
  }
}

extension ResolutionContext {
  /// A place that names these coding keys.
  fileprivate func codingKeyUse(of keys: TypeID) -> Location? {
    for file in program.files.indices {
      let context = self.for(file)
      for case let use as CodableConformance.KeysUse in program.files[file].sites
      where use.keys(in: context)?.contains(keys) ?? true {
        return program.files[file].location(use.offset)
      }
    }
    return nil
  }
}
