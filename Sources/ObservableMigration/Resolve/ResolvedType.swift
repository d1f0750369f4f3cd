/// The answer to a `TypeName` or an `Expression`.
indirect enum ResolvedType: Hashable, Sendable {
  /// Declared under the root. Several ids: the name is ambiguous, and only an answer that holds for all counts.
  case found([TypeID], [ResolvedType])
  /// Declared nowhere under the root.
  case external(String, [ResolvedType])
  case optional(ResolvedType)
  case array(ResolvedType)
  case dictionary(ResolvedType, ResolvedType)
  /// A generic parameter, with what it is constrained by.
  case parameter(String, [ResolvedType])
  /// `any P`, `some P` and compositions.
  case existential([ResolvedType])
  case tuple([ResolvedType])
  case function(ResolvedType)
  case metatype(ResolvedType)
  /// The result of a generic function that is the type of its argument with this label, or else at this position.
  case argument(label: String?, position: Int)
  case unknown

  /// Without optional layers.
  var unwrapped: ResolvedType {
    switch self {
    case .optional(let wrapped): wrapped.unwrapped
    case .external("Optional", let arguments): arguments.first?.unwrapped ?? .unknown
    default: self
    }
  }

  /// The types of the sources that a value of this type is an instance of, a generic parameter or existential through
  /// its bounds.
  var ids: [TypeID] {
    switch unwrapped {
    case .found(let ids, _): ids
    case .parameter(_, let bounds), .existential(let bounds): bounds.flatMap(\.ids)
    default: []
    }
  }

  /// What iterating over a value of this type gives.
  var element: ResolvedType {
    switch unwrapped {
    case .array(let element): element
    case .dictionary(let key, let value): .tuple([key, value])
    case .external("Array", let arguments), .external("Set", let arguments), .external("ArraySlice", let arguments),
      .external("ContiguousArray", let arguments), .external("IdentifiedArrayOf", let arguments),
      .external("LazySequence", let arguments), .external("Slice", let arguments):
      arguments.first ?? .unknown
    case .external("Binding", let arguments): arguments.first?.element ?? .unknown
    default: .unknown
    }
  }

  /// Every type that occurs in this one, itself included.
  func visit(_ body: (ResolvedType) -> Void) {
    body(self)
    switch self {
    case .found(_, let inner), .external(_, let inner), .parameter(_, let inner), .existential(let inner),
      .tuple(let inner):
      for type in inner { type.visit(body) }
    case .optional(let inner), .array(let inner), .function(let inner), .metatype(let inner): inner.visit(body)
    case .dictionary(let key, let value):
      key.visit(body)
      value.visit(body)
    case .argument, .unknown: break
    }
  }
}
