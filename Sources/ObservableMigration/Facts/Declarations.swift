/// An attribute as written on a declaration.
struct Attribute: Hashable, Codable, Sendable {
  struct Argument: Hashable, Codable, Sendable {
    var label: String?
    var value: Expression
    var range: ByteRange
  }

  var type: TypeName
  /// From `@` to the last byte of the name or of the arguments.
  var range: ByteRange
  /// What goes when the attribute goes: its own line where it has one, otherwise it and the space after it.
  var removal: ByteRange
  /// Where its name stands.
  var nameRange: ByteRange
  var arguments: [Argument]?

  /// `Published` for `@Combine.Published`.
  var baseName: String {
    guard case .nominal(let components) = type, let last = components.last else { return "" }
    return last.name
  }
}

struct Modifier: Hashable, Codable, Sendable {
  var name: String
  /// `set` in `private(set)`, `unsafe` in `nonisolated(unsafe)`.
  var detail: String?
  var range: ByteRange
}

/// What precedes the introducer of a declaration.
struct Decorations: Hashable, Codable, Sendable {
  var attributes: [Attribute] = []
  var modifiers: [Modifier] = []
  /// Inside `#if` in its type or file.
  var isConditional = false
  /// Some attribute stands inside an `#if` of its own.
  var hasConditionalAttributes = false

  init() {}

  func has(_ name: String) -> Bool {
    modifiers.contains { $0.name == name && $0.detail == nil }
  }

  var isStatic: Bool { has("static") || has("class") }

  /// `private`, `fileprivate`, `internal`, `package`, `public` or `open`, as written.
  var access: Access? {
    modifiers.lazy.filter { $0.detail == nil }.compactMap { Access(rawValue: $0.name) }.first
  }

  func attribute(named name: String) -> Attribute? {
    attributes.first { $0.baseName == name }
  }
}

/// Access levels, narrowest first.
enum Access: String, CaseIterable, Hashable, Codable, Sendable, Comparable {
  case `private`, `fileprivate`, `internal`, package, `public`, open

  static func < (left: Access, right: Access) -> Bool {
    allCases.firstIndex(of: left)! < allCases.firstIndex(of: right)!
  }
}

/// One name of one `var` or `let`, in a type, in a file or in a body.
struct Property: Hashable, Codable, Sendable {
  enum Storage: String, Hashable, Codable, Sendable {
    case stored, observed, computed
  }

  var name: String
  var nameRange: ByteRange
  var isBackticked: Bool
  var decorations: Decorations
  var isVariable: Bool
  var storage: Storage
  var annotation: TypeName?
  var annotationRange: ByteRange?
  var isImplicitlyUnwrapped: Bool
  var value: Expression?
  var valueRange: ByteRange?
  /// The whole declaration, from its first attribute to its last byte; shared by all names of one declaration.
  var declaration: ByteRange
  /// The `var` or `let`.
  var introducer: ByteRange
  /// This name's part of the declaration, without a trailing comma.
  var binding: ByteRange
  /// Position among the names of one declaration, and how many there are.
  var index: Int
  var count: Int
  /// A comment stands between it and the next name.
  var hasCommentAfter = false
  /// One of several names in a tuple pattern.
  var isPattern: Bool
  /// What this name of a tuple pattern starts with, where the pattern and its value are tuples of equal length.
  var elementRange: ByteRange?
  var accessors: Accessors?
  /// What the initial value uses of the type's other members.
  var valueUses: [MemberUse] = []
  /// What the initial value sets going.
  var valueEffects = Effects()
  /// The scope that the declaration stands in.
  var scope: Int

  var isStored: Bool { storage != .computed }
  /// An observer that announces its changes is all that it has.
  var isSentByHand: Bool {
    storage == .observed && accessors?.accessors.count == 1 && accessors?.accessors.first?.isSend == true
  }
  var isInstanceStored: Bool { isStored && !decorations.isStatic }
  /// Computed by `_read` or `_modify`, without a getter.
  var hasCoroutines: Bool {
    storage == .computed && accessors?["get"] == nil
      && accessors?.accessors.contains { ["_read", "_modify", "read", "modify", "unsafeAddress"].contains($0.kind) }
        == true
  }
}

/// The braces after a property or subscript.
struct Accessors: Hashable, Codable, Sendable {
  struct Accessor: Hashable, Codable, Sendable {
    /// `get`, `set`, `willSet`, `didSet`, `_modify`, …
    var kind: String
    var range: ByteRange
    /// The statements between its braces.
    var statements: ByteRange?
    var statementCount: Int
    var hasReturn = false
    /// Its only statement is `objectWillChange.send()`.
    var isSend = false
    /// The name in `didSet(old)`.
    var parameter: String?
    /// Every name that it mentions, once, where it stands first.
    var mentions: [Mention] = []
    var uses: [MemberUse]
  }

  /// From `{` to `}`.
  var range: ByteRange
  var accessors: [Accessor]
  /// The line comments between the declaration and its `{`.
  var lineComments: [ByteRange]

  subscript(_ kind: String) -> Accessor? {
    accessors.first { $0.kind == kind }
  }
}

struct Parameter: Hashable, Codable, Sendable {
  var label: String?
  var name: String
  var type: TypeName
  var isInout: Bool
  var attributes: [String]
  var range: ByteRange
  var typeRange: ByteRange
}

/// A function, initialiser, subscript or deinitialiser of a type, or a function of a file or body.
struct Function: Hashable, Codable, Sendable {
  enum Kind: String, Hashable, Codable, Sendable {
    case function, initializer, deinitializer, `subscript`
  }

  var kind: Kind
  var name: String
  var decorations: Decorations
  var parameters: [Parameter]
  var result: TypeName?
  var generics: Generics
  var declaration: ByteRange
  var nameRange: ByteRange
  var isFailable: Bool
  var isAsync: Bool
  /// The call of `super.init` in an initialiser.
  var superInitializer: ByteRange?
  /// The scope of its body, where it has one.
  var body: Int?
  var uses: [MemberUse]
  /// Every name that an initialiser or function of a class mentions, once, where it stands first.
  var mentions: [Mention] = []
  /// What running it sets going beyond its type's members.
  var effects = Effects()

  /// Whether a caller gets a value back.
  var returnsValue: Bool {
    switch kind {
    case .subscript: true
    case .function:
      switch result {
      case nil, .tuple([])?: false
      case .nominal(let components)?: components.map(\.name) != ["Void"] && components.map(\.name) != ["Never"]
      default: true
      }
    case .initializer, .deinitializer: false
    }
  }
}

/// A name, where it stands first.
struct Mention: Hashable, Codable, Sendable {
  var name: String
  var offset: Int
}

/// What a body or an initial value does at once, and not in a closure that may run later.
struct Effects: Hashable, Codable, Sendable {
  /// Every name that it mentions, once.
  var mentions: [Mention] = []
  /// Types that it creates, by their simple names.
  var created: [Mention] = []
  /// The type that it hands `self` to: `Registry` in `Registry.shared.add(self)` and `Registry.shared.delegate = self`.
  var handsOver: Mention?
}

struct Generics: Hashable, Codable, Sendable {
  struct Constraint: Hashable, Codable, Sendable {
    var subject: TypeName
    var bound: TypeName
    var range: ByteRange
    var isSameType: Bool
  }

  var parameters: [String] = []
  /// `T: Bound` in the parameter clause and all `where` requirements.
  var constraints: [Constraint] = []

  init() {}
}

/// One protocol of a composition, or a type that stands alone.
struct TypePart: Hashable, Codable, Sendable {
  var type: TypeName
  var range: ByteRange
}

struct Typealias: Hashable, Codable, Sendable {
  var name: String
  var isPrivate: Bool
  var target: TypeName
  /// What it stands for, part by part.
  var parts: [TypePart]
  var generics: Generics
  var scope: Int
  var declaration: ByteRange
}

/// A class, struct, enum, actor, protocol or extension.
struct TypeDeclaration: Hashable, Codable, Sendable {
  enum Kind: String, Hashable, Codable, Sendable {
    case `class`, `struct`, `enum`, actor, `protocol`, `extension`
  }

  struct Inherited: Hashable, Codable, Sendable {
    var type: TypeName
    var range: ByteRange
    var parts: [TypePart]
    /// What goes when this item goes: its comma and space too; the whole clause where it is the only one.
    var removal: [ByteRange]
  }

  var kind: Kind
  /// The last component of the name; for an extension, of the extended type.
  var name: String
  /// What an extension extends.
  var extended: TypeName?
  var nameRange: ByteRange
  var isBackticked: Bool
  var decorations: Decorations
  var inherited: [Inherited]
  /// `~Copyable` stands among what it inherits.
  var isNoncopyable = false
  var generics: Generics
  /// The whole declaration without leading comments.
  var declaration: ByteRange
  /// What goes when the whole declaration goes: its lines, and one blank line beside them.
  var removal: ByteRange
  /// The first modifier, or the keyword where there is none: attributes end before it.
  var introducer: Int
  var keyword: ByteRange
  /// From `{` to `}`.
  var members: ByteRange
  /// Nothing but space stands between the braces.
  var isEmpty: Bool
  /// The enclosing type declaration in this file.
  var parent: Int?
  /// The scope of its members.
  var scope: Int
  /// Declared in a function, closure or accessor.
  var isLocal: Bool
  var properties: [Property] = []
  var functions: [Function] = []
  var typealiases: [Typealias] = []
  var cases: [EnumCase] = []
  /// The types that enum cases carry.
  var payloads: [TypeName] = []
  /// Associated types of a protocol.
  var associatedTypes: [String] = []
  /// Attached or freestanding macros among its members, by name.
  var macros: [String] = []
}

/// One case of an enum.
struct EnumCase: Hashable, Codable, Sendable {
  var name: String
  var nameRange: ByteRange
  var hasRawValue: Bool
}

/// A use of a member of the enclosing type, by its bare name or on `self`.
struct MemberUse: Hashable, Codable, Sendable {
  enum Kind: String, Hashable, Codable, Sendable {
    case read
    /// Assigned whole.
    case write
    /// Changed in place: compound assignment, `inout`, a write to a part of it, or a call of one of its methods.
    case mutation
    case call
  }

  var name: String
  var kind: Kind
  var range: ByteRange
  /// Where it is done: an assignment ends behind its right side.
  var end: Int
  /// Inside a closure within the member.
  var isInClosure: Bool
  /// Inside a closure that may run later.
  var isEscaping: Bool
  var hasSelf: Bool
}
