import Foundation

/// Runs `git` without a shell and so that no configuration of a repository can run anything.
public struct GitClient: Sendable {
  /// Why git would not answer.
  public struct Refusal: Error, CustomStringConvertible, Sendable {
    public var description: String
  }

  /// What one call gave.
  public struct Output: Sendable {
    public var status: Int32
    public var bytes: Data
    public var errorText: String
  }

  private let executable: URL

  /// nil where no `git` is on the `PATH`.
  public init?(environment: [String: String] = ProcessInfo.processInfo.environment) {
    let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    guard let folder = folders.first(where: { FileManager.default.isExecutableFile(atPath: $0 + "/git") }) else {
      return nil
    }
    executable = URL(fileURLWithPath: folder + "/git")
  }

  /// Settings that a repository could use to run a program, all switched off.
  private static let settings = [
    "core.fsmonitor=false", "core.hooksPath=/dev/null", "core.untrackedCache=false", "core.pager=cat",
    "core.attributesFile=/dev/null", "diff.external=", "protocol.allow=never", "core.quotePath=false",
  ]

  /// Runs one git command in `folder`.
  public func run(_ arguments: [String], in folder: URL, input: Data? = nil) throws -> Output {
    let process = Process()
    process.executableURL = executable
    process.arguments = Self.settings.flatMap { ["-c", $0] } + arguments
    process.currentDirectoryURL = folder
    var environment = ProcessInfo.processInfo.environment.filter { name, _ in !name.hasPrefix("GIT_") }
    environment["GIT_OPTIONAL_LOCKS"] = "0"
    environment["GIT_TERMINAL_PROMPT"] = "0"
    environment["LC_ALL"] = "C"
    process.environment = environment
    let output = Pipe()
    let errors = Pipe()
    process.standardOutput = output
    process.standardError = errors
    let feed = input.map { _ in Pipe() }
    process.standardInput = feed ?? FileHandle.nullDevice
    try process.run()
    let reader = PipeReader(errors)
    if let feed, let input {
      let writer = Thread {
        try? feed.fileHandleForWriting.write(contentsOf: input)
        try? feed.fileHandleForWriting.close()
      }
      writer.start()
    }
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    let errorText = String(decoding: reader.finish(), as: UTF8.self)
    process.waitUntilExit()
    if errorText.contains("dubious ownership") {
      throw Refusal(
        description: "git refuses '\(folder.path)' because another user owns it; "
          + "allow it with: git config --global --add safe.directory '\(folder.path)'")
    }
    return Output(status: process.terminationStatus, bytes: bytes, errorText: errorText)
  }

  /// The top folder of the work tree that `folder` lies in; nil outside of one.
  public func topLevel(of folder: URL) throws -> URL? {
    let output = try run(["rev-parse", "--show-toplevel"], in: folder)
    guard output.status == 0 else { return nil }
    let path = String(decoding: output.bytes, as: UTF8.self).trimmingCharacters(in: .newlines)
    return path.isEmpty ? nil : URL(fileURLWithPath: path)
  }

  /// Files that git knows or would add, relative to `folder`, submodules looked into.
  public func files(in folder: URL) throws -> [String] {
    let output = try run(
      ["ls-files", "-z", "--cached", "--others", "--exclude-standard", "--deduplicate", "--", "."], in: folder)
    guard output.status == 0 else { throw Refusal(description: "git ls-files failed: \(output.errorText)") }
    var files = Self.paths(output.bytes)
    let staged = try run(["ls-files", "-z", "-s", "--", "."], in: folder)
    for entry in Self.paths(staged.bytes) where entry.hasPrefix("160000 ") {
      guard let tab = entry.firstIndex(of: "\t") else { continue }
      let module = String(entry[entry.index(after: tab)...])
      let inside = folder.appendingPathComponent(module)
      guard FileManager.default.fileExists(atPath: inside.appendingPathComponent(".git").path) else { continue }
      files += try self.files(in: inside).map { module + "/" + $0 }
    }
    return files
  }

  /// Those of `paths` (relative to `folder`) that differ from the last commit, staged changes and untracked files
  /// included.
  ///
  /// Compares object names of the raw bytes, so that no filter of the repository runs. Where git stores LF and the work
  /// tree has CR LF, that alone is no difference.
  public func dirtyFiles(among paths: [String], in folder: URL) throws -> [String] {
    guard !paths.isEmpty else { return [] }
    let prefix = try run(["rev-parse", "--show-prefix"], in: folder)
    let base = String(decoding: prefix.bytes, as: UTF8.self).trimmingCharacters(in: .newlines)
    let committed = try names(["ls-tree", "-r", "-z", "--full-tree", "HEAD"], in: folder, skipping: 2)
    let staged = try names(["ls-files", "-s", "-z", "--full-name", "--", ":/"], in: folder, skipping: 1)
    return try paths.filter { path in
      guard let name = committed[base + path], staged[base + path] == name else { return true }
      let bytes = try Data(contentsOf: folder.appendingPathComponent(path))
      if try objectName(of: bytes, in: folder) == name { return false }
      let normalized = Data(String(decoding: bytes, as: UTF8.self).replacingOccurrences(of: "\r\n", with: "\n").utf8)
      return try normalized == bytes || objectName(of: normalized, in: folder) != name
    }
  }

  private func objectName(of bytes: Data, in folder: URL) throws -> String {
    let output = try run(["hash-object", "--no-filters", "--stdin"], in: folder, input: bytes)
    return String(decoding: output.bytes, as: UTF8.self).trimmingCharacters(in: .newlines)
  }

  /// Object names by path, from lines of `mode [type] name [stage]<tab>path`.
  private func names(_ arguments: [String], in folder: URL, skipping fields: Int) throws -> [String: String] {
    let output = try run(arguments, in: folder)
    guard output.status == 0 else { return [:] }
    var names: [String: String] = [:]
    for entry in Self.paths(output.bytes) {
      guard let tab = entry.firstIndex(of: "\t") else { continue }
      let words = entry[..<tab].split(separator: " ")
      guard words.count > fields else { continue }
      names[String(entry[entry.index(after: tab)...])] = String(words[fields])
    }
    return names
  }

  private static func paths(_ bytes: Data) -> [String] {
    bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }
}

/// Reads a pipe to its end on a thread of its own, so that neither side waits for the other.
private final class PipeReader: @unchecked Sendable {
  // Unchecked: written by the one thread, read only after it has signalled.
  private var bytes = Data()
  private let done = DispatchSemaphore(value: 0)

  init(_ pipe: Pipe) {
    let handle = pipe.fileHandleForReading
    let thread = Thread {
      self.bytes = handle.readDataToEndOfFile()
      self.done.signal()
    }
    thread.start()
  }

  func finish() -> Data {
    done.wait()
    return bytes
  }
}
