import Foundation
import ObservableMigration

/// A new folder for one test, gone with the last reference to it.
public final class SandboxFolder: Sendable {
  /// With no link on the way to it.
  public let url: URL

  public init() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sandbox-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    guard let resolved = realpath(folder.path, nil) else { throw CocoaError(.fileNoSuchFile) }
    defer { free(resolved) }
    url = URL(fileURLWithPath: String(cString: resolved), isDirectory: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// The place of `path` in the folder.
  public func place(_ path: String) -> URL {
    path.isEmpty ? url : URL(fileURLWithPath: "\(url.path)/\(path)")
  }

  /// Whether something is at `path`.
  public func holds(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: place(path).path)
  }

  /// Writes a file and makes the folders that it lies in.
  public func write(_ path: String, _ text: String = "") throws {
    let url = place(path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// Writes an empty file at each of `paths`.
  public func write(all paths: [String]) throws {
    for path in paths { try write(path) }
  }

  /// Makes a link at `path` with `target` in it.
  public func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: place(path).path, withDestinationPath: target)
  }

  /// Runs git in `folder` with an author, and without what the settings of the user may change.
  @discardableResult
  public func git(_ arguments: String..., in folder: String = "") throws -> GitClient.Output {
    guard let client = GitClient() else { throw CocoaError(.fileNoSuchFile) }
    let settings = [
      "user.name=Somebody", "user.email=somebody@example.com", "commit.gpgSign=false", "core.autocrlf=false",
      "core.excludesFile=/dev/null", "init.defaultBranch=main", "protocol.file.allow=always",
    ]
    return try client.succeed(settings.flatMap { ["-c", $0] } + arguments, in: place(folder))
  }

  /// Makes `folder` a repository with one commit of all that is in it.
  public func commitAll(in folder: String = "") throws {
    if !holds(folder.isEmpty ? ".git" : folder + "/.git") { try git("init", "-q", in: folder) }
    try git("add", "--all", in: folder)
    try git("commit", "-q", "--allow-empty", "-m", "All", in: folder)
  }
}
