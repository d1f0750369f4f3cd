import Foundation

/// One Swift file: its path and its bytes, exactly as read.
///
/// Invariant: the only owner of text. Everything else names places by `ByteRange`.
public struct SourceFile: Sendable {
  /// Relative to the root, with `/` between components.
  public let path: String
  public let bytes: [UInt8]
  /// Whether the tool may change this file: it lies under the given paths and in no read-only folder.
  public let isEditable: Bool

  public init(path: String, bytes: [UInt8], isEditable: Bool = true) {
    self.path = path
    self.bytes = bytes
    self.isEditable = isEditable
  }

  public init(path: String, text: String, isEditable: Bool = true) {
    self.init(path: path, bytes: Array(text.utf8), isEditable: isEditable)
  }

  /// The text in `range`; bytes that are not UTF-8 come out as replacement characters.
  public func text(in range: ByteRange) -> String {
    String(decoding: bytes[range.lowerBound..<range.upperBound], as: UTF8.self)
  }

  /// Whether the bytes of `text` occur.
  func contains(_ text: String) -> Bool {
    RelevanceScan(words: WordSet([]), patterns: [text]).matches(Data(bytes))
  }

  /// The line ending that this file uses first: `\r\n`, `\r` or `\n` (also where there is none).
  public var lineEnding: String {
    guard let index = bytes.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return "\n" }
    guard bytes[index] == 0x0D else { return "\n" }
    return index + 1 < bytes.count && bytes[index + 1] == 0x0A ? "\r\n" : "\r"
  }
}
