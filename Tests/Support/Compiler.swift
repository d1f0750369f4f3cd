import Foundation

/// The `swiftc` on the search path, run in as many processes at a time as there are cores.
actor Compiler {
  static let shared = Compiler()

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// What it printed, and whether it succeeded.
  struct Outcome {
    let succeeded: Bool
    let text: String
  }

  private var free = ProcessInfo.processInfo.activeProcessorCount
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var knownVersion: String?

  /// The path of `swiftc`, or nil where there is none.
  static let path: String? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { $0 + "/swiftc" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  /// What `swiftc --version` says.
  func version() async throws -> String {
    if let knownVersion { return knownVersion }
    let version = try await run(["--version"]).text
    knownVersion = version
    return version
  }

  /// Runs with `arguments` when a core is free.
  func run(_ arguments: [String]) async throws -> Outcome {
    guard let path = Compiler.path else { throw Failure(description: "no swiftc on the search path") }
    await take()
    defer { give() }
    return try await Compiler.launch(path, arguments)
  }

  /// Runs another program when a core is free.
  func launch(_ program: String) async throws -> Outcome {
    await take()
    defer { give() }
    return try await Compiler.launch(program, [])
  }

  /// As `run`, and throws what the compiler says where it fails.
  func build(_ arguments: [String]) async throws {
    let outcome = try await run(arguments)
    if !outcome.succeeded { throw Failure(description: outcome.text) }
  }

  // MARK: Turns

  private func take() async {
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
  }

  private func give() {
    if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
  }

  /// Output goes through a file, since a pipe that nobody empties would stop the process.
  private nonisolated static func launch(_ path: String, _ arguments: [String]) async throws -> Outcome {
    let output = FileManager.default.temporaryDirectory.appendingPathComponent("swiftc-\(UUID().uuidString).txt")
    try Data().write(to: output)
    defer { try? FileManager.default.removeItem(at: output) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    let handle = try FileHandle(forWritingTo: output)
    process.standardOutput = handle
    process.standardError = handle
    process.standardInput = FileHandle.nullDevice
    let status = try await withCheckedThrowingContinuation { (done: CheckedContinuation<Int32, any Error>) in
      process.terminationHandler = { done.resume(returning: $0.terminationStatus) }
      do { try process.run() } catch { done.resume(throwing: error) }
    }
    try handle.close()
    return Outcome(succeeded: status == 0, text: try String(contentsOf: output, encoding: .utf8))
  }
}
