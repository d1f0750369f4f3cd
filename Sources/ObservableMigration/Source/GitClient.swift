import Foundation

/// Runs `git` without a shell, in a way in which no configuration of a repository can run anything.
///
/// Only the environment that identifies the user is passed on; hooks, file system monitors, pagers, external diffs and
/// transports are switched off. Commands that apply filters (`add`, `status`, `diff`) would still run those that a
/// repository configures; this client calls none of them to read. A `diff` has to be given `--no-ext-diff
/// --no-textconv`.
public struct GitClient: Sendable {
  /// What one run gave.
  public struct Output: Sendable {
    public let status: Int32
    public let bytes: Data
    /// The text on standard error, for people; its wording is that of the C locale.
    public let message: String

    /// The text on standard output without the line end behind it.
    public var line: String {
      let text = String(decoding: bytes, as: UTF8.self)
      return text.hasSuffix("\n") ? String(text.dropLast()) : text
    }
  }

  /// The program, by absolute path.
  public let executable: URL
  var environment: [String: String]

  /// A client for the first `git` in the absolute folders of `PATH`, or nil where there is none.
  public init?(environment: [String: String] = ProcessInfo.processInfo.environment) {
    let folders = (environment["PATH"] ?? "").split(separator: ":").filter { $0.hasPrefix("/") }
    guard
      let path = folders.lazy.map({ "\($0)/git" }).first(where: {
        FileKind(following: $0) == .file && FileManager.default.isExecutableFile(atPath: $0)
      })
    else {
      return nil
    }
    executable = URL(fileURLWithPath: path, isDirectory: false)
    self.environment = GitClient.passedOn(environment)
  }

  private static func passedOn(_ environment: [String: String]) -> [String: String] {
    var result = environment.filter { name, _ in
      !name.hasPrefix("GIT_") || name.hasPrefix("GIT_AUTHOR_") || name.hasPrefix("GIT_COMMITTER_")
    }
    result["GIT_OPTIONAL_LOCKS"] = "0"
    result["GIT_TERMINAL_PROMPT"] = "0"
    // An object that a partial clone lacks would be fetched, by a command that the repository may name. Unlike
    // `protocol.allow`, this overrides the `protocol.NAME.allow` of a repository; versions before 2.45 know only this.
    result["GIT_ALLOW_PROTOCOL"] = "none"
    result["GIT_NO_LAZY_FETCH"] = "1"
    result["LC_ALL"] = "C"
    result["LANGUAGE"] = nil
    return result
  }

  private static let overrides = [
    "core.fsmonitor=false", "core.hooksPath=/dev/null", "core.untrackedCache=false", "diff.external=",
    "core.pager=cat", "protocol.allow=never",
  ]

  /// Runs `git` in `folder` with `arguments`, `input` on its standard input.
  ///
  /// Throws where it cannot be started, or refuses the repository because it belongs to someone else.
  public func run(_ arguments: [String], in folder: URL, input: Data? = nil) throws -> Output {
    let process = Process()
    process.executableURL = executable
    process.arguments =
      ["--no-pager", "-C", folder.path]
      + GitClient.overrides.flatMap { ["-c", $0] } + arguments
    process.environment = environment
    // Files instead of pipes for two of three, so that neither side ever waits for the other.
    let messages = try TransientFile()
    process.standardError = messages.handle
    if let input {
      let file = try TransientFile()
      try file.handle.write(contentsOf: input)
      try file.handle.seek(toOffset: 0)
      process.standardInput = file.handle
    } else {
      process.standardInput = FileHandle.nullDevice
    }
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    try messages.handle.seek(toOffset: 0)
    let message = String(decoding: try messages.handle.readToEnd() ?? Data(), as: UTF8.self)
    if process.terminationStatus == 128, message.contains("dubious ownership") || message.contains("safe.directory") {
      throw GitError.foreignOwner(folder: GitClient.refusedFolder(message) ?? folder.path)
    }
    return Output(status: process.terminationStatus, bytes: bytes, message: message)
  }

  /// The folder that `git` names when it refuses a repository of another owner.
  private static func refusedFolder(_ message: String) -> String? {
    guard let start = message.range(of: "repository at '")?.upperBound,
      let end = message[start...].range(of: "'\n")?.lowerBound
    else {
      return nil
    }
    return String(message[start..<end])
  }

  /// Runs `git` and throws unless it exits with 0.
  public func succeed(_ arguments: [String], in folder: URL, input: Data? = nil) throws -> Output {
    let output = try run(arguments, in: folder, input: input)
    guard output.status == 0 else {
      throw GitError.failed(command: arguments.first { !$0.hasPrefix("-") } ?? "", message: output.message)
    }
    return output
  }

  /// The top folder of the work tree that `folder` lies in, or nil outside of any.
  public func topLevel(of folder: URL) throws -> URL? {
    let output = try run(["rev-parse", "--show-toplevel"], in: folder)
    guard output.status == 0, !output.line.isEmpty else { return nil }
    return URL(fileURLWithPath: output.line, isDirectory: true)
  }

  /// Whether the rules of the repository ignore `folder` itself.
  func isIgnored(_ folder: URL) throws -> Bool {
    try run(["check-ignore", "-q", "--", "."], in: folder).status == 0
  }
}

/// What keeps `git` from answering.
public enum GitError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The repository belongs to another user, and `safe.directory` does not allow it.
  case foreignOwner(folder: String)
  /// A command failed; the message is that of `git`.
  case failed(command: String, message: String)

  public var description: String {
    switch self {
    case .foreignOwner(let folder):
      let folder = TerminalText(folder)
      return "git refuses to read \(folder), which belongs to another user; "
        + "allow it with: git config --global --add safe.directory '\(folder)'"
    case .failed(let command, let message):
      let line = message.split(separator: "\n").first.map(String.init) ?? "no message"
      return "git \(command) failed: \(TerminalText(line))"
    }
  }
}

/// A file without a name, gone when it is closed.
private struct TransientFile {
  let handle: FileHandle

  init() throws {
    var path = Array((NSTemporaryDirectory() + "/migrate-observable-XXXXXX").utf8CString)
    let descriptor = mkstemp(&path)
    guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    unlink(path)
    handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }
}
