/// Text from names or sources, made safe to print: a terminal shows it and cannot be steered by it.
///
/// Control characters, line and paragraph separators, invisible format characters (among them those that change the
/// direction of text), private-use characters and what is not assigned come out as `\u{…}`, the common ones as `\n`,
/// `\r` and `\t`. Everything else stays as it is, so that a path in any script remains readable.
public struct TerminalText: CustomStringConvertible {
  public let description: String

  public init(_ text: String) {
    guard text.unicodeScalars.contains(where: TerminalText.isUnsafe) else {
      description = text
      return
    }
    var result = ""
    for scalar in text.unicodeScalars {
      if TerminalText.isUnsafe(scalar) {
        result += TerminalText.escape(scalar)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    description = result
  }

  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar.value < 0x20 || scalar.value == 0x7F }
    // The joiner of emoji sequences steers nothing.
    if scalar.value == 0x200D { return false }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: return true
    default: return false
    }
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
  }
}
