/// A half-open range of UTF-8 byte offsets in one file, counted from the first byte (a byte order mark counts).
public struct ByteRange: Hashable, Codable, Sendable {
  public var lowerBound: Int
  public var upperBound: Int

  public init(_ lowerBound: Int, _ upperBound: Int) {
    precondition(lowerBound <= upperBound, "a byte range cannot end before it starts")
    self.lowerBound = lowerBound
    self.upperBound = upperBound
  }

  /// An empty range: the place before the byte at `offset`.
  public init(at offset: Int) {
    self.init(offset, offset)
  }

  public var count: Int { upperBound - lowerBound }
  public var isEmpty: Bool { lowerBound == upperBound }

  public func contains(_ offset: Int) -> Bool {
    lowerBound <= offset && offset < upperBound
  }

  /// Whether `other` lies wholly in this range.
  public func encloses(_ other: ByteRange) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}
