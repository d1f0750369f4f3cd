import Foundation
import Support
import Testing

/// Repositories that want to run something, and those that git will not answer for.
@Suite struct RepositoryTests {
  private func repository() throws -> TemporaryRepository {
    let repository = try TemporaryRepository()
    try repository.write(RewriteTests.model, to: "M.swift")
    try repository.commit()
    return repository
  }

  /// An object that a partial clone lacks is fetched on demand, and the address to fetch from can be a command.
  @Test func fetchesNothing() throws {
    let repository = try repository()
    let canary = repository.url.appendingPathComponent("canary").path
    let tree = try repository.git("rev-parse", "HEAD^{tree}").trimmingCharacters(in: .newlines)
    for (name, value) in [
      ("core.repositoryformatversion", "1"), ("extensions.partialClone", "origin"), ("remote.origin.promisor", "true"),
      ("remote.origin.url", "ext::touch \(canary)"), ("protocol.ext.allow", "always"),
    ] { try repository.git("config", name, value) }
    try FileManager.default.removeItem(
      at: repository.url.appendingPathComponent(".git/objects/\(tree.prefix(2))/\(tree.dropFirst(2))"))
    #expect(try CommandRun([], in: repository.url).status == 2)
    #expect(!FileManager.default.fileExists(atPath: canary))
  }

  @Test func runsNoGitOfTheRepository() throws {
    let repository = try repository()
    try repository.write("#!/bin/sh\ntouch canary\n", to: "git")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: repository.url.appendingPathComponent("git").path)
    let script = "PATH=.::$PATH; export PATH; \"$0\" --check"
    let result = try CommandRun(shell: script, in: repository.url)
    #expect(result.status == 1)
    #expect(!FileManager.default.fileExists(atPath: repository.url.appendingPathComponent("canary").path))
  }

  @Test func ignoresVariablesThatLeadGitElsewhere() throws {
    let (repository, other) = (try repository(), try TemporaryRepository())
    let script = "GIT_DIR='\(other.url.path)/.git'; export GIT_DIR; \"$0\""
    let result = try CommandRun(shell: script, in: repository.url)
    #expect(result.status == 0, "\(result.errors)")
    #expect(try repository.read("M.swift") == RewriteTests.migrated)
  }

  @Test func saysThatGitIsMissing() throws {
    let repository = try repository()
    let script = "PATH=/nowhere; export PATH; \"$0\""
    let result = try CommandRun(shell: script, in: repository.url)
    #expect(result.status == 2)
    #expect(result.errors.contains("git was not found") && result.errors.contains("--allow-no-vcs"))
    #expect(try repository.read("M.swift") == RewriteTests.model)
  }

  /// Only root can give a repository to another user.
  @Test(.enabled(if: getuid() == 0)) func explainsARepositoryOfAnotherUser() throws {
    let repository = try repository()
    try repository.write(RewriteTests.model, to: "App/N.swift")
    #expect(chown(repository.url.path, 65_534, 65_534) == 0)
    #expect(chown(repository.url.appendingPathComponent(".git").path, 65_534, 65_534) == 0)
    let result = try CommandRun(["--root", "App", "App"], in: repository.url)
    #expect(result.status == 2)
    #expect(result.errors.contains("--add safe.directory '\(repository.url.path)'"))
  }

  /// Line ends that git converts are no change.
  @Test func takesConvertedLineEndsForClean() throws {
    let repository = try TemporaryRepository()
    let text = RewriteTests.model.replacingOccurrences(of: "\n", with: "\r\n")
    try repository.git("config", "core.autocrlf", "true")
    try repository.write(text, to: "M.swift")
    try repository.commit()
    #expect(try CommandRun([], in: repository.url).status == 0)
    #expect(
      try repository.read("M.swift") == RewriteTests.migrated.replacingOccurrences(of: "\n", with: "\r\n"))
  }

  @Test func findsTheDirtyOnesAmongOddNames() throws {
    let repository = try TemporaryRepository()
    let names = ["-dash.swift", "new\nline.swift", "quo\"te.swift", "back\\slash.swift", "ünï code.swift"]
    for (index, name) in names.enumerated() {
      try repository.write(
        RewriteTests.model.replacingOccurrences(of: "class M", with: "class M\(index)"), to: name)
    }
    try repository.commit()
    try repository.write(RewriteTests.model + "//\n", to: names[1])
    let refused = try CommandRun([], in: repository.url)
    #expect(refused.status == 2)
    #expect(refused.errors.contains("uncommitted changes: new\\nline.swift; nothing"))
    try repository.commit()
    #expect(try CommandRun([], in: repository.url).status == 0)
  }
}
