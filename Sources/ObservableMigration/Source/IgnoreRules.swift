/// The rules of one `.gitignore` file, as gitignore(5) defines them.
///
/// Everything is compared as bytes, as git does.
struct IgnoreRules: Sendable {
  private struct Rule: Sendable {
    var pattern: [UInt8]
    var ignores: Bool
    var isFolderOnly: Bool
    /// Whether the pattern is held against the whole path, not only against its last component.
    var isAnchored: Bool
  }

  private let rules: [Rule]

  var isEmpty: Bool { rules.isEmpty }

  /// The rules in the bytes of a file, one a line.
  init(contents: some Sequence<UInt8>) {
    var bytes = Array(contents)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    rules = bytes.split(separator: 0x0A).compactMap { line in
      IgnoreRules.rule(line.last == 0x0D ? line.dropLast() : line)
    }
  }

  /// One rule for each of `patterns`.
  init(patterns: [String]) {
    rules = patterns.compactMap { IgnoreRules.rule(Array($0.utf8)[...]) }
  }

  /// Whether the last rule that matches ignores `path`, or nil where none matches.
  ///
  /// The path is relative to the folder of the rules. That a folder above it may be ignored is not looked at.
  func verdict(on path: some StringProtocol, isFolder: Bool) -> Bool? {
    guard !rules.isEmpty else { return nil }
    let bytes = Array(path.utf8)[...]
    let name = bytes[(bytes.lastIndex(of: slash).map { $0 + 1 } ?? 0)...]
    for rule in rules.reversed() where isFolder || !rule.isFolderOnly {
      if Wildcard.matches(rule.pattern[...], rule.isAnchored ? bytes : name) { return rule.ignores }
    }
    return nil
  }

  /// Whether the file at `path` is ignored by itself or lies in a folder that is; a rule cannot bring back what lies in
  /// an ignored folder.
  func ignores(fileAt path: String) -> Bool {
    guard !rules.isEmpty else { return false }
    var end = path.startIndex
    while let next = path.utf8[end...].firstIndex(of: slash) {
      if verdict(on: path[..<next], isFolder: true) == true { return true }
      end = path.utf8.index(after: next)
    }
    return verdict(on: path, isFolder: false) == true
  }

  private static func rule(_ line: ArraySlice<UInt8>) -> Rule? {
    var line = line
    guard line.first != UInt8(ascii: "#") else { return nil }
    line = line.prefix(endWithoutTrailingSpaces(line) - line.startIndex)
    let ignores = line.first != UInt8(ascii: "!")
    if !ignores { line.removeFirst() }
    let isFolderOnly = line.last == slash
    if isFolderOnly { line.removeLast() }
    let isAnchored = line.contains(slash)
    if line.first == slash { line.removeFirst() }
    guard !line.isEmpty else { return nil }
    return Rule(pattern: Array(line), ignores: ignores, isFolderOnly: isFolderOnly, isAnchored: isAnchored)
  }

  /// The end of `line` without the spaces at its end; one behind a backslash stays.
  private static func endWithoutTrailingSpaces(_ line: ArraySlice<UInt8>) -> Int {
    var end = line.startIndex
    var index = line.startIndex
    while index < line.endIndex {
      let isEscape = line[index] == UInt8(ascii: "\\") && index + 1 < line.endIndex
      let isSpace = line[index] == UInt8(ascii: " ")
      index += isEscape ? 2 : 1
      if !isSpace { end = index }
    }
    return end
  }
}

private let slash = UInt8(ascii: "/")

/// Shell wildcards in which `*`, `?` and `[…]` do not match `/`, and `**` between slashes stands for any folders.
private enum Wildcard {
  /// Whether all of `text` matches `pattern`.
  ///
  /// Goes back only to the last `*` and the last `**`, so that the time is bounded by the lengths' product for each.
  static func matches(_ pattern: ArraySlice<UInt8>, _ text: ArraySlice<UInt8>) -> Bool {
    var index = pattern.startIndex
    var place = text.startIndex
    /// Where to go on after one more byte is given to the last `*`, or one more folder to the last `**`.
    var star: (pattern: Int, text: Int)?
    var folders: (pattern: Int, text: Int)?
    while true {
      if index == pattern.endIndex && place == text.endIndex { return true }
      let stars = pattern[index...].prefix { $0 == UInt8(ascii: "*") }
      if stars.count > 1, index == pattern.startIndex || pattern[index - 1] == slash {
        if stars.endIndex == pattern.endIndex { return place < text.endIndex || index == pattern.startIndex }
        if pattern[stars.endIndex] == slash {
          index = stars.endIndex + 1
          folders = (index, place)
          star = nil
          continue
        }
      }
      if !stars.isEmpty {
        index = stars.endIndex
        star = (index, place)
        continue
      }
      if place < text.endIndex, let next = single(pattern, index, text[place]) {
        index = next
        place += 1
        continue
      }
      if let last = star, last.text < text.endIndex, text[last.text] != slash {
        star = (last.pattern, last.text + 1)
        (index, place) = (last.pattern, last.text + 1)
      } else if let last = folders, let end = text[last.text...].firstIndex(of: slash) {
        folders = (last.pattern, end + 1)
        star = nil
        (index, place) = (last.pattern, end + 1)
      } else {
        return false
      }
    }
  }

  /// The place in `pattern` after what matches `byte` at `index`, or nil.
  private static func single(_ pattern: ArraySlice<UInt8>, _ index: Int, _ byte: UInt8) -> Int? {
    guard index < pattern.endIndex else { return nil }
    switch pattern[index] {
    case UInt8(ascii: "?"): return byte == slash ? nil : index + 1
    case UInt8(ascii: "["): return byte == slash ? nil : bracket(pattern, index + 1, byte)
    case UInt8(ascii: "\\"):
      guard index + 1 < pattern.endIndex else { return nil }
      return pattern[index + 1] == byte ? index + 2 : nil
    default: return pattern[index] == byte ? index + 1 : nil
    }
  }

  /// The place after a bracket expression that begins at `start` and holds `byte`, or nil.
  private static func bracket(_ pattern: ArraySlice<UInt8>, _ start: Int, _ byte: UInt8) -> Int? {
    var index = start
    var isNegated = false
    if index < pattern.endIndex, pattern[index] == UInt8(ascii: "!") || pattern[index] == UInt8(ascii: "^") {
      isNegated = true
      index += 1
    }
    let first = index
    var isMember = false
    while index < pattern.endIndex {
      if pattern[index] == UInt8(ascii: "]") && index > first { return isMember != isNegated ? index + 1 : nil }
      if let (name, end) = className(pattern, index) {
        guard let isInClass = holds(name, byte) else { return nil }
        isMember = isMember || isInClass
        index = end
        continue
      }
      guard let low = literal(pattern, &index) else { return nil }
      guard index + 1 < pattern.endIndex, pattern[index] == UInt8(ascii: "-"), pattern[index + 1] != UInt8(ascii: "]")
      else {
        isMember = isMember || low == byte
        continue
      }
      index += 1
      guard let high = literal(pattern, &index) else { return nil }
      isMember = isMember || low <= byte && byte <= high
    }
    return nil
  }

  private static func literal(_ pattern: ArraySlice<UInt8>, _ index: inout Int) -> UInt8? {
    if pattern[index] == UInt8(ascii: "\\") { index += 1 }
    guard index < pattern.endIndex else { return nil }
    defer { index += 1 }
    return pattern[index]
  }

  /// The name in `[:name:]` at `index` and the place after it.
  private static func className(_ pattern: ArraySlice<UInt8>, _ index: Int) -> (name: String, end: Int)? {
    guard pattern[index...].starts(with: [UInt8(ascii: "["), UInt8(ascii: ":")]),
      let close = pattern[(index + 2)...].firstIndex(of: UInt8(ascii: "]")), close > index + 2,
      pattern[close - 1] == UInt8(ascii: ":")
    else {
      return nil
    }
    return (String(decoding: pattern[(index + 2)..<(close - 1)], as: UTF8.self), close + 1)
  }

  /// Whether the POSIX class `name` holds `byte`, or nil where there is no such class.
  private static func holds(_ name: String, _ byte: UInt8) -> Bool? {
    let isLower = byte >= 0x61 && byte <= 0x7A
    let isUpper = byte >= 0x41 && byte <= 0x5A
    let isGraphic = byte > 0x20 && byte < 0x7F
    let isAlphanumeric = isLower || isUpper || byte.isDigit
    switch name {
    case "alnum": return isAlphanumeric
    case "alpha": return isLower || isUpper
    case "blank": return byte == 0x20 || byte == 0x09
    case "cntrl": return byte < 0x20 || byte == 0x7F
    case "digit": return byte.isDigit
    case "graph": return isGraphic
    case "lower": return isLower
    case "print": return isGraphic || byte == 0x20
    case "punct": return isGraphic && !isAlphanumeric
    case "space": return byte == 0x20 || (byte >= 0x09 && byte <= 0x0D)
    case "upper": return isUpper
    case "xdigit": return byte.isDigit || (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x66)
    default: return nil
    }
  }
}
