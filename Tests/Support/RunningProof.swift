import Foundation
import ObservableMigration

/// What Swift code prints when it is run with the stand-ins: the same before a migration and after it.
public struct RunningProof: Sendable {
  /// Code that does not compile, or a run that fails.
  public struct Failure: Error, CustomStringConvertible {
    public let description: String
  }

  /// The file that holds the `@main` type of a case that is run.
  public static let script = "Script.swift"

  private let modules: StandInModules

  /// Compiles the stand-ins where that has not been done.
  public init() async throws {
    modules = try await StandInModules.built
  }

  /// What `files`, one of which has a `@main` type, print. A second time the answer is read, not found.
  public func output(of files: [SourceFile]) async throws -> String {
    var hash = ContentHash()
    hash.combine(modules.key)
    hash.combine("run")
    for file in files {
      hash.combine(file.path)
      hash.combine(file.bytes)
    }
    let record = StandInModules.cache.appendingPathComponent("runs/\(hash.name)")
    if let known = try? String(contentsOf: record, encoding: .utf8) { return known }
    let output = try await run(files)
    try FileManager.default.createDirectory(
      at: record.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(output.utf8).write(to: record, options: .atomic)
    return output
  }

  private func run(_ files: [SourceFile]) async throws -> String {
    let folder = StandInModules.cache.appendingPathComponent("run-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    var paths: [String] = []
    for file in files {
      let url = folder.appendingPathComponent(file.path)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.bytes).write(to: url)
      paths.append(url.path)
    }
    let program = folder.appendingPathComponent("program").path
    let flags = ["-swift-version", "5", "-parse-as-library", "-wmo", "-suppress-warnings", "-module-name", "App"]
    try await Compiler.shared.build(modules.flags + flags + paths + modules.objects + ["-o", program])
    let outcome = try await Compiler.shared.launch(program)
    guard outcome.succeeded else { throw Failure(description: "the program ended badly:\n\(outcome.text)") }
    return outcome.text
  }
}
