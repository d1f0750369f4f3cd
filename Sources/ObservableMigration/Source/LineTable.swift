/// Turns byte offsets of one file into lines and columns.
public struct LineTable: Sendable {
  /// The offset of the first byte of each line. `\n`, `\r\n` and a lone `\r` end a line, as they do for the compiler.
  public let lineStarts: [Int]

  public init(_ bytes: [UInt8]) {
    var starts = [0]
    bytes.withUnsafeBufferPointer { bytes in
      for index in 0..<bytes.count {
        switch bytes[index] {
        case 0x0A: starts.append(index + 1)
        case 0x0D where index + 1 == bytes.count || bytes[index + 1] != 0x0A: starts.append(index + 1)
        default: break
        }
      }
    }
    lineStarts = starts
  }

  /// The line and column of `offset`, both from 1; the column counts UTF-8 bytes.
  public func position(of offset: Int) -> (line: Int, column: Int) {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - lineStarts[low] + 1)
  }
}
