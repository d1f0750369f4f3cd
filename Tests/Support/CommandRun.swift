import Foundation

/// What one run of a program gave.
public struct CommandRun: Sendable {
  public struct Failure: Error, CustomStringConvertible {
    public var description: String
  }

  public let status: Int32
  public let output: String
  public let errors: String

  /// Runs the built command with `arguments` in `folder`.
  public init(_ arguments: [String], in folder: URL, environment: [String: String] = [:]) throws {
    try self.init(Self.command.path, arguments, in: folder, environment: environment)
  }

  /// Runs any program; both streams go through files, so that neither can block.
  public init(
    _ executable: String, _ arguments: [String], in folder: URL, environment: [String: String] = [:]
  ) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    let files = ["out", "err"].map { name in
      FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).\(name)")
    }
    defer { for file in files { try? FileManager.default.removeItem(at: file) } }
    let handles = try files.map { file in
      _ = FileManager.default.createFile(atPath: file.path, contents: nil)
      return try FileHandle(forWritingTo: file)
    }
    process.standardOutput = handles[0]
    process.standardError = handles[1]
    try process.run()
    process.waitUntilExit()
    status = process.terminationStatus
    output = String(decoding: try Data(contentsOf: files[0]), as: UTF8.self)
    errors = String(decoding: try Data(contentsOf: files[1]), as: UTF8.self)
  }

  /// The command that was built with the tests, beside them.
  private static let command: URL = {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
    let folder =
      bundle?.deletingLastPathComponent() ?? URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    return folder.appendingPathComponent("migrate-observable")
  }()
}
