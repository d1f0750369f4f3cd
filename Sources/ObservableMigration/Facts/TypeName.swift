import SwiftSyntax

/// A type as it is written: a question for the `Program`, not an answer.
indirect enum TypeName: Hashable, Codable, Sendable {
  /// One step of a dotted name, as `Box<Int>` in `Shelf.Box<Int>`.
  struct Component: Hashable, Codable, Sendable {
    var name: String
    var arguments: [TypeName]

    init(_ name: String, _ arguments: [TypeName] = []) {
      self.name = name
      self.arguments = arguments
    }
  }

  case nominal([Component])
  /// `T?` and `T!`.
  case optional(TypeName)
  case array(TypeName)
  case dictionary(TypeName, TypeName)
  case some(TypeName)
  case any(TypeName)
  case composition([TypeName])
  case tuple([TypeName])
  /// A function type, of which only the result is kept.
  case function(TypeName)
  case metatype(TypeName)
  /// `_`, `~Copyable`, packs and whatever else names no class.
  case other

  static func named(_ names: String...) -> TypeName {
    .nominal(names.map { Component($0) })
  }
}

extension TypeName {
  init(_ syntax: TypeSyntax) {
    switch syntax.as(TypeSyntaxEnum.self) {
    case .identifierType(let type):
      self = .nominal([Component(type.name.identifierText, type.genericArgumentClause.typeNames)])
    case .memberType(let type):
      let component = Component(type.name.identifierText, type.genericArgumentClause.typeNames)
      if case .nominal(let base) = TypeName(type.baseType) {
        self = .nominal(base + [component])
      } else {
        self = .other
      }
    case .optionalType(let type): self = .optional(TypeName(type.wrappedType))
    case .implicitlyUnwrappedOptionalType(let type): self = .optional(TypeName(type.wrappedType))
    case .arrayType(let type): self = .array(TypeName(type.element))
    case .dictionaryType(let type): self = .dictionary(TypeName(type.key), TypeName(type.value))
    case .someOrAnyType(let type):
      let constraint = TypeName(type.constraint)
      self = type.someOrAnySpecifier.tokenKind == .keyword(.some) ? .some(constraint) : .any(constraint)
    case .compositionType(let type): self = .composition(type.elements.map { TypeName($0.type) })
    case .tupleType(let type):
      let elements = type.elements.map { TypeName($0.type) }
      self = elements.count == 1 ? elements[0] : .tuple(elements)
    case .functionType(let type): self = .function(TypeName(type.returnClause.type))
    case .attributedType(let type): self = TypeName(type.baseType)
    case .metatypeType(let type): self = .metatype(TypeName(type.baseType))
    default: self = .other
    }
  }

  /// The type named by an expression such as `Shelf.Box<Int>`, `[Item]` or `Item?`.
  init?(expression: ExprSyntax) {
    switch expression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let reference):
      self = .nominal([Component(reference.baseName.identifierText)])
    case .genericSpecializationExpr(let generic):
      guard case .nominal(var components)? = TypeName(expression: generic.expression), let last = components.popLast()
      else { return nil }
      let arguments = generic.genericArgumentClause.typeNames
      self = .nominal(components + [Component(last.name, arguments)])
    case .memberAccessExpr(let member):
      guard let base = member.base, case .nominal(let components)? = TypeName(expression: base) else { return nil }
      self = .nominal(components + [Component(member.declName.baseName.identifierText)])
    case .typeExpr(let type): self = TypeName(type.type)
    case .optionalChainingExpr(let optional):
      guard let wrapped = TypeName(expression: optional.expression) else { return nil }
      self = .optional(wrapped)
    default: return nil
    }
  }

  /// The dotted name without generic arguments, where this is a plain or dotted name.
  var dottedName: String? {
    guard case .nominal(let components) = self else { return nil }
    return components.map(\.name).joined(separator: ".")
  }

  /// `T` for `T?`; any other type as it is.
  var unwrapped: TypeName {
    if case .optional(let wrapped) = self { return wrapped.unwrapped }
    if case .nominal(let components) = self, components.count == 1, components[0].name == "Optional",
      let wrapped = components[0].arguments.first
    {
      return wrapped.unwrapped
    }
    return self
  }

  /// Every name that occurs in this type, for the search of files that declare or use it.
  func forEachName(_ body: (String) -> Void) {
    switch self {
    case .nominal(let components):
      for component in components {
        body(component.name)
        for argument in component.arguments { argument.forEachName(body) }
      }
    case .optional(let type), .array(let type), .some(let type), .any(let type), .function(let type),
      .metatype(let type):
      type.forEachName(body)
    case .dictionary(let key, let value):
      key.forEachName(body)
      value.forEachName(body)
    case .composition(let types), .tuple(let types): for type in types { type.forEachName(body) }
    case .other: break
    }
  }
}

extension GenericArgumentClauseSyntax? {
  var typeNames: [TypeName] {
    self?.typeNames ?? []
  }
}

extension GenericArgumentClauseSyntax {
  var typeNames: [TypeName] {
    arguments.map { argument in
      if case .type(let type) = argument.argument { return TypeName(type) }
      return .other
    }
  }
}

extension TokenSyntax {
  /// The name without backticks.
  var identifierText: String {
    let text = self.text
    guard text.utf8.count > 2, text.utf8.first == UInt8(ascii: "`"), text.utf8.last == UInt8(ascii: "`") else {
      return text
    }
    return String(text.dropFirst().dropLast())
  }

  var isBackticked: Bool { text.utf8.first == UInt8(ascii: "`") }
}
