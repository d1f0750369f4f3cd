/// The patterns of `.gitignore` files, as gitignore(5) says.
public struct IgnoreRules: Sendable {
  private struct Rule: Sendable {
    /// The folder of the file that holds the rule, with a trailing `/`; empty for the root.
    var base: String
    var pattern: [UInt8]
    var isNegated: Bool
    var onlyFolders: Bool
    /// Matched against the whole path below `base`, not against the last name alone.
    var isAnchored: Bool
  }

  private var rules: [Rule] = []

  public init() {}

  /// Patterns that are relative to the root, as `--exclude` gives them.
  public init(globs: [String]) {
    for glob in globs { add(glob, base: "") }
  }

  /// Adds the lines of a `.gitignore` in `folder` (relative to the root, empty for the root itself).
  public mutating func add(fileText: String, in folder: String) {
    for line in fileText.split(omittingEmptySubsequences: true, whereSeparator: \.isNewline) {
      add(String(line), base: folder.isEmpty ? "" : folder + "/")
    }
  }

  private mutating func add(_ line: String, base: String) {
    var text = line
    while text.hasSuffix(" "), !text.hasSuffix("\\ ") { text.removeLast() }
    guard !text.isEmpty, !text.hasPrefix("#") else { return }
    let isNegated = text.hasPrefix("!")
    if isNegated { text.removeFirst() }
    let onlyFolders = text.hasSuffix("/")
    if onlyFolders { text.removeLast() }
    let isAnchored = text.contains("/")
    if text.hasPrefix("/") { text.removeFirst() }
    guard !text.isEmpty else { return }
    rules.append(
      Rule(
        base: base, pattern: Array(text.utf8), isNegated: isNegated, onlyFolders: onlyFolders, isAnchored: isAnchored))
  }

  /// Whether `path` itself is ignored; a caller that walks does not enter ignored folders.
  public func ignores(_ path: String, isFolder: Bool) -> Bool {
    for rule in rules.reversed() where !rule.onlyFolders || isFolder {
      guard path.hasPrefix(rule.base) else { continue }
      let below = Array(path.utf8.dropFirst(rule.base.utf8.count))
      let subject = rule.isAnchored ? below : Array(below.split(separator: UInt8(ascii: "/")).last ?? [])
      if Self.matches(rule.pattern[...], subject[...]) { return !rule.isNegated }
    }
    return false
  }

  /// Whether `path` or one of its folders is ignored.
  public func covers(_ path: String) -> Bool {
    let components = path.split(separator: "/")
    for count in 1...max(1, components.count) {
      let part = components.prefix(count).joined(separator: "/")
      if ignores(part, isFolder: count < components.count) { return true }
    }
    return false
  }

  private static func matches(_ pattern: ArraySlice<UInt8>, _ text: ArraySlice<UInt8>) -> Bool {
    var pattern = pattern
    var text = text
    while let first = pattern.first {
      switch first {
      case UInt8(ascii: "*"):
        if pattern.starts(with: Array("**/".utf8)) {
          let rest = pattern.dropFirst(3)
          if matches(rest, text) { return true }
          while let slash = text.firstIndex(of: UInt8(ascii: "/")) {
            text = text[(slash + 1)...]
            if matches(rest, text) { return true }
          }
          return false
        }
        if pattern.starts(with: Array("**".utf8)) { return true }
        let rest = pattern.dropFirst()
        while true {
          if matches(rest, text) { return true }
          guard let next = text.first, next != UInt8(ascii: "/") else { return false }
          text = text.dropFirst()
        }
      case UInt8(ascii: "?"):
        guard let next = text.first, next != UInt8(ascii: "/") else { return false }
        pattern = pattern.dropFirst()
        text = text.dropFirst()
      case UInt8(ascii: "["):
        guard let end = pattern.dropFirst(2).firstIndex(of: UInt8(ascii: "]")), let next = text.first,
          next != UInt8(ascii: "/"), inClass(pattern[(pattern.startIndex + 1)..<end], next)
        else { return false }
        pattern = pattern[(end + 1)...]
        text = text.dropFirst()
      case UInt8(ascii: "\\") where pattern.count > 1:
        pattern = pattern.dropFirst()
        guard text.first == pattern.first else { return false }
        pattern = pattern.dropFirst()
        text = text.dropFirst()
      default:
        if first == UInt8(ascii: "/"), text.isEmpty, pattern.elementsEqual(Array("/**".utf8)) { return false }
        guard text.first == first else { return false }
        pattern = pattern.dropFirst()
        text = text.dropFirst()
      }
    }
    return text.isEmpty
  }

  private static func inClass(_ items: ArraySlice<UInt8>, _ byte: UInt8) -> Bool {
    var items = items
    let isNegated = items.first == UInt8(ascii: "!") || items.first == UInt8(ascii: "^")
    if isNegated { items = items.dropFirst() }
    var isFound = false
    while let low = items.first {
      let rest = items.dropFirst()
      if rest.first == UInt8(ascii: "-"), let high = rest.dropFirst().first {
        if low <= byte && byte <= high { isFound = true }
        items = rest.dropFirst(2)
      } else {
        if low == byte { isFound = true }
        items = rest
      }
    }
    return isFound != isNegated
  }
}
