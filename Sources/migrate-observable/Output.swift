import Foundation

/// Standard output and standard error. A closed stream ends the writing quietly.
enum Output {
  static func write(_ bytes: Data) {
    try? FileHandle.standardOutput.write(contentsOf: bytes)
  }

  static func write(_ text: String) {
    write(Data(text.utf8))
  }

  static func note(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }

  static func error(_ message: String) {
    note("migrate-observable: \(message)\n")
  }

  /// Whether colours are wanted on a stream.
  static func usesColor(_ choice: Arguments.Color, on descriptor: Int32) -> Bool {
    switch choice {
    case .always: true
    case .never: false
    case .auto:
      isatty(descriptor) == 1 && (ProcessInfo.processInfo.environment["NO_COLOR"] ?? "").isEmpty
        && ProcessInfo.processInfo.environment["TERM"] != "dumb"
    }
  }
}

/// One line on a terminal that says what is going on, and goes away.
struct Progress {
  let isShown: Bool

  init(_ arguments: Arguments) {
    isShown = arguments.showsProgress && !arguments.isQuiet && isatty(STDERR_FILENO) == 1
  }

  func say(_ text: String) {
    if isShown { Output.note("\r\u{1B}[K\(text)") }
  }

  func clear() {
    if isShown { Output.note("\r\u{1B}[K") }
  }
}
