import Foundation

/// Finds out from its raw bytes whether a file can matter, so that most files are never parsed.
///
/// The scan sees more than the parser does (comments, strings), never less.
public struct RelevanceScan: Sendable {
  /// Identifiers to look for.
  public let words: WordSet
  /// Byte sequences to look for anywhere, such as `.$`; the place in this list is the id.
  public let patterns: [String]

  /// What one file holds.
  public struct Occurrences: Hashable, Sendable {
    /// Ids in `RelevanceScan.words`, sorted.
    public var words: [Int]
    /// Ids in `RelevanceScan.patterns`, sorted.
    public var patterns: [Int]

    public var isEmpty: Bool { words.isEmpty && patterns.isEmpty }
  }

  public init(words: WordSet, patterns: [String] = []) {
    self.words = words
    self.patterns = patterns
  }

  /// All words and patterns that occur in `data`.
  public func occurrences(in data: Data) -> Occurrences {
    data.withUnsafeBytes { bytes in
      Occurrences(
        words: words.words(in: bytes),
        patterns: patterns.indices.filter { RelevanceScan.contains(patterns[$0], in: bytes) })
    }
  }

  /// Whether any of the words or patterns occurs in `data`; stops at the first.
  public func matches(_ data: Data) -> Bool {
    data.withUnsafeBytes { bytes in
      words.occurs(in: bytes) || patterns.contains { RelevanceScan.contains($0, in: bytes) }
    }
  }

  private static func contains(_ pattern: String, in bytes: UnsafeRawBufferPointer) -> Bool {
    guard let base = bytes.baseAddress, let first = pattern.utf8.first else { return pattern.isEmpty }
    var pattern = pattern
    return pattern.withUTF8 { pattern in
      var start = 0
      while start + pattern.count <= bytes.count,
        let hit = memchr(base + start, Int32(first), bytes.count - pattern.count + 1 - start)
      {
        if let text = pattern.baseAddress, memcmp(hit, text, pattern.count) == 0 { return true }
        start = UnsafeRawPointer(hit) - base + 1
      }
      return false
    }
  }
}
