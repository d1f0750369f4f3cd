/// A name for contents that is the same in every run: FNV-1a with 64 bits, fed with parts of known length.
struct ContentHash {
  private var state: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func combine(_ text: String) { combine(Array(text.utf8)) }

  mutating func combine(_ bytes: [UInt8]) {
    for shift in 0..<8 { mix(UInt8(truncatingIfNeeded: bytes.count >> (shift * 8))) }
    for byte in bytes { mix(byte) }
  }

  private mutating func mix(_ byte: UInt8) {
    state = (state ^ UInt64(byte)) &* 0x100_0000_01b3
  }

  /// Sixteen hexadecimal digits.
  var name: String {
    let digits = String(state, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
