import Foundation

/// Standard output and standard error.
enum Output {
  /// Why a result did not arrive.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// Writes a result. A reader that has gone away, as `head` does, ends the writing quietly; a full disk does not.
  static func write(_ bytes: Data) throws {
    guard let number = written(bytes, to: STDOUT_FILENO), number != EPIPE else { return }
    throw Failure(description: "cannot write to standard output: \(String(cString: strerror(number)).lowercased())")
  }

  static func write(_ text: String) throws {
    try write(Data(text.utf8))
  }

  static func note(_ text: String) {
    _ = written(Data(text.utf8), to: STDERR_FILENO)
  }

  static func error(_ message: String) {
    note("migrate-observable: \(message)\n")
  }

  /// Opens what is closed of the three standard streams, so that no file that is written later takes a stream's number.
  static func openStandardStreams() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
      _ = open("/dev/null", O_RDWR)
    }
  }

  /// Writes all of `bytes`; gives the error number where that fails.
  private static func written(_ bytes: Data, to descriptor: Int32) -> Int32? {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let count = Foundation.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress!, rest.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return errno }
        rest = rest.dropFirst(count)
      }
      return nil
    }
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
