import Foundation

/// A temporary folder, with or without a git repository in it, that goes away with this value.
public final class TemporaryRepository: Sendable {
  public let url: URL

  public init(isRepository: Bool = true) throws {
    url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("migrate-observable-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    if isRepository { try git("init", "-q") }
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// Writes a file; `commit()` makes it known to git.
  public func write(_ text: String, to path: String) throws {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  public func read(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: url.appendingPathComponent(path)), as: UTF8.self)
  }

  public func commit() throws {
    try git("add", "-A")
    try git("-c", "user.name=Test", "-c", "user.email=test@example.com", "commit", "-q", "-m", "State", "--allow-empty")
  }

  @discardableResult
  public func git(_ arguments: String...) throws -> String {
    let run = try CommandRun("/usr/bin/env", ["git"] + arguments, in: url)
    guard run.status == 0 else { throw CommandRun.Failure(description: "git \(arguments): \(run.errors)") }
    return run.output
  }
}
