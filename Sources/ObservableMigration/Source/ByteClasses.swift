/// What a byte of Swift source can be part of.
extension UInt8 {
  /// A digit.
  var isDigit: Bool { self >= 0x30 && self <= 0x39 }

  /// Part of an identifier, a keyword or a number; `$` counts.
  var isWordByte: Bool {
    let lowercase = self | 0x20
    return self >= 0x80 || lowercase >= 0x61 && lowercase <= 0x7A || isDigit || self == 0x5F || self == 0x24
  }

  /// Part of an operator.
  var isOperatorByte: Bool {
    switch self {
    case 0x21, 0x25, 0x26, 0x2A, 0x2B, 0x2D, 0x2F, 0x3C, 0x3D, 0x3E, 0x3F, 0x5E, 0x7C, 0x7E: true
    default: false
    }
  }
}
