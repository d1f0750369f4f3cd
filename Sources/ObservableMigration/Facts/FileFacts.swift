/// What one file says, as plain values with byte ranges and no syntax nodes, so that its tree can go.
struct FileFacts: Sendable {
  struct Import: Hashable, Codable, Sendable {
    /// The module: the first component of the path.
    var module: String
    /// `struct` in `import struct SwiftUI.Color`.
    var isScoped: Bool
    var isConditional: Bool
    var isReexported: Bool
    var access: Access?
    var range: ByteRange
    /// Its whole line, line end included.
    var line: ByteRange
    /// Nothing else stands on its line.
    var isAlone: Bool
  }

  var path: String
  var isEditable: Bool
  var imports: [Import] = []
  /// Parents stand before their children.
  var types: [TypeDeclaration] = []
  /// Scope 0 is the file.
  var scopes: [Scope] = []
  var globals: [Property] = []
  var functions: [Function] = []
  var typealiases: [Typealias] = []
  var sites: [any ConstructSite] = []
  /// Comments that ask to leave something alone.
  var suppressions: [Suppression] = []
  /// Uses of members on plain names (`model.title`, `self.model.title`), by the member's name.
  var memberUses: [String: [ModelUse]] = [:]
  /// Labels of the arguments that calls pass, by the capitalised name that is called.
  var labels: [String: Set<String>] = [:]
  /// Names of types that stand anywhere but in inheritance clauses, heads of extensions and targets of aliases.
  var mentionedTypes: Set<String> = []
  /// What the file uses of Combine beyond `ObservableObject` and `@Published`; nil where it uses nothing.
  var combineUse: ByteRange?
  var lines: LineTable
  var lineEnding: String

  func imports(module: String) -> Bool {
    imports.contains { $0.module == module }
  }

  /// Whether the whole of `module` is imported whatever the conditions.
  func importsWhole(_ module: String) -> Bool {
    imports.contains { $0.module == module && !$0.isScoped && !$0.isConditional }
  }

  func location(_ offset: Int) -> Location {
    let position = lines.position(of: offset)
    return Location(path: path, offset: offset, line: position.line, column: position.column)
  }

  /// The scope and all that enclose it, innermost first.
  func enclosing(_ scope: Int) -> [Int] {
    var chain = [scope]
    while let parent = scopes[chain[chain.count - 1]].parent { chain.append(parent) }
    return chain
  }

  /// The type declaration that encloses `scope`, if any.
  func enclosingType(of scope: Int) -> Int? {
    for index in enclosing(scope) {
      if case .type(let type) = scopes[index].kind { return type }
    }
    return nil
  }
}

/// One use of a member on a plain name: a question whether that name holds a model.
struct ModelUse: Hashable, Codable, Sendable {
  var base: String
  var hasSelf: Bool
  var kind: MemberUse.Kind
  var offset: Int
  var scope: Int
}

/// A comment `migrate-observable:ignore` above a declaration, or `migrate-observable:ignore-file`.
struct Suppression: Hashable, Codable, Sendable {
  var range: ByteRange
  /// Where the declaration below starts; nil for the whole file.
  var declaration: Int?
}
