/// Types that are known to be `Equatable`.
enum KnownEquality {
  static func isEquatable(_ type: ResolvedType, _ context: ResolutionContext) -> Bool {
    switch type {
    case .optional(let inner), .array(let inner): return isEquatable(inner, context)
    case .dictionary(let key, let value): return isEquatable(key, context) && isEquatable(value, context)
    case .external(let name, let arguments):
      return ValueState.values.contains(name.split(separator: ".").last.map(String.init) ?? name)
        || (["Array", "Set", "Dictionary", "Optional"].contains(name) && !arguments.isEmpty
          && arguments.allSatisfy { isEquatable($0, context) })
    case .found(let ids, _):
      guard ids.count == 1 else { return false }
      let declarations = context.program[ids[0]].declarations.map(context.program.declaration)
      if context.program[ids[0]].kind == .enum, declarations.allSatisfy(\.payloads.isEmpty) { return true }
      return declarations.contains { declaration in
        declaration.inherited.contains { ["Equatable", "Hashable", "Comparable"].contains($0.type.dottedName ?? "") }
      }
    case .parameter, .existential, .tuple, .function, .metatype, .argument, .unknown: return false
    }
  }
}
