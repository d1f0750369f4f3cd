import Foundation

/// The `swiftc` on the `PATH`.
public struct Compiler: Sendable {
  public struct Outcome: Sendable, Codable {
    public var isSuccess: Bool
    /// The errors, each once.
    public var errors: String
  }

  private let executable: URL
  /// What `swiftc --version` says.
  public let version: String

  public static let shared: Compiler? = Compiler()

  private init?() {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    guard let folder = folders.first(where: { FileManager.default.isExecutableFile(atPath: $0 + "/swiftc") }) else {
      return nil
    }
    let executable = URL(fileURLWithPath: folder + "/swiftc")
    let version = Compiler(executable: executable, version: "").run(["--version"], in: PackageRoot.url).errors
    self.init(executable: executable, version: version)
  }

  private init(executable: URL, version: String) {
    self.executable = executable
    self.version = version
  }

  public func run(_ arguments: [String], in folder: URL) -> Outcome {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let output = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    _ = FileManager.default.createFile(atPath: output.path, contents: nil)
    defer { try? FileManager.default.removeItem(at: output) }
    guard let handle = try? FileHandle(forWritingTo: output) else {
      return Outcome(isSuccess: false, errors: "no output")
    }
    process.standardOutput = handle
    process.standardError = handle
    process.standardInput = FileHandle.nullDevice
    do { try process.run() } catch { return Outcome(isSuccess: false, errors: "\(error)") }
    process.waitUntilExit()
    let text = (try? String(contentsOf: output, encoding: .utf8)) ?? ""
    guard arguments != ["--version"] else { return Outcome(isSuccess: true, errors: text) }
    let errors = Set(text.split(separator: "\n").filter { $0.contains("error: ") && !$0.hasPrefix(" ") })
    return Outcome(
      isSuccess: process.terminationStatus == 0,
      errors: errors.isEmpty ? String(text.suffix(2_000)) : errors.sorted().joined(separator: "\n"))
  }
}
