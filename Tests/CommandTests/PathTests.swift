import Foundation
import Support
import Testing

/// Paths, names and streams that are not as one would wish.
@Suite struct PathTests {
  private static let model = RewriteTests.model
  private static let migrated = RewriteTests.migrated

  private func repository(_ paths: String...) throws -> TemporaryRepository {
    let repository = try TemporaryRepository()
    for path in paths { try repository.write(Self.model, to: path) }
    try repository.commit()
    return repository
  }

  @Test func worksUnderFoldersWithNonASCIINames() throws {
    let outer = try TemporaryRepository(isRepository: false)
    try outer.write(Self.model, to: "Jürgen 東京/App/M.swift")
    let top = outer.url.appendingPathComponent("Jürgen 東京")
    _ = try CommandRun("/usr/bin/env", ["git", "init", "-q"], in: top)
    _ = try CommandRun("/usr/bin/env", ["git", "add", "-A"], in: top)
    let identity = ["-c", "user.name=Test", "-c", "user.email=test@example.com"]
    _ = try CommandRun("/usr/bin/env", ["git"] + identity + ["commit", "-q", "-m", "State"], in: top)
    let diff = try CommandRun(["-n", "--root", "App", "App"], in: top)
    #expect(diff.output.hasPrefix("diff --git a/App/M.swift b/App/M.swift\n"))
    let rewrite = try CommandRun([], in: top)
    #expect(rewrite.status == 0, "\(rewrite.errors)")
    #expect(try outer.read("Jürgen 東京/App/M.swift") == Self.migrated)
  }

  @Test func goesOnWithoutAPathThatIsMissing() throws {
    let repository = try repository("M.swift")
    let result = try CommandRun(["nowhere", "M.swift"], in: repository.url)
    #expect(result.status == 2)
    #expect(result.errors.contains("no such file or folder: nowhere"))
    #expect(try repository.read("M.swift") == Self.migrated)
  }

  @Test func doesNotTakeAnEmptyPathForTheCurrentFolder() throws {
    let repository = try repository("M.swift")
    #expect(try CommandRun([""], in: repository.url).status == 64)
    #expect(try repository.read("M.swift") == Self.model)
  }

  @Test func doesNotTakeAnOptionForAValue() throws {
    let repository = try repository("M.swift")
    let result = try CommandRun(["--only", "--dry-run"], in: repository.url)
    #expect(result.status == 64)
    #expect(result.errors.contains("--only needs a value"))
    #expect(try repository.read("M.swift") == Self.model)
  }

  @Test func wantsOneRootAroundAllPaths() throws {
    let one = try repository("M.swift")
    let other = try repository("N.swift")
    let result = try CommandRun(["-n", one.url.path, other.url.path], in: one.url)
    #expect(result.status == 64)
    #expect(result.errors.contains("--root"))
  }

  @Test func entersFoldersAndSubmodulesNamedLikeFiles() throws {
    let inner = try repository("M.swift")
    let outer = try repository("R.swift/N.swift")
    try outer.git("-c", "protocol.file.allow=always", "submodule", "add", "-q", inner.url.path, "web3.swift")
    try outer.commit()
    let result = try CommandRun(["--check"], in: outer.url)
    #expect(result.status == 1)
    #expect(result.output.contains("R.swift/N.swift") && result.output.contains("web3.swift/M.swift"))
  }

  @Test func saysThatNothingIsThereToChange() throws {
    let repository = try repository("M.swift", "Pods/P.swift")
    let pods = try CommandRun(["--check", "Pods"], in: repository.url)
    #expect(pods.status == 0)
    #expect(pods.errors.contains("'Pods' holds no Swift file that may be changed"))
    let only = try CommandRun(["--check", "--only", "Nope"], in: repository.url)
    #expect(only.errors.contains("no class is called 'Nope'"))
  }

  @Test func failsWhereTheDiffCannotBeWritten() throws {
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    let repository = try repository("M.swift")
    let script = "\"$0\" -n > /dev/full"
    let full = try CommandRun(shell: script, in: repository.url)
    #expect(full.status == 2)
    #expect(full.errors.contains("no space left"))
  }

  @Test func endsQuietlyWhenTheReaderGoesAway() throws {
    let repository = try TemporaryRepository()
    for index in 0..<400 {
      try repository.write(
        Self.model.replacingOccurrences(of: "class M", with: "class M\(index)"), to: "\(index).swift")
    }
    let script = "{ \"$0\" -n --quiet; echo status $? >&2; } | head -n 1"
    let result = try CommandRun(shell: script, in: repository.url)
    #expect(result.output.hasPrefix("diff --git"))
    #expect(result.errors == "status 0\n")
  }

  @Test func writesIntoNoFileWhenStandardOutputIsClosed() throws {
    let repository = try repository("M.swift")
    let result = try CommandRun(shell: "\"$0\" >&-", in: repository.url)
    #expect(result.status == 0)
    #expect(try repository.read("M.swift") == Self.migrated)
  }

  @Test func refusesAFolderThatIsGone() throws {
    let repository = try repository("M.swift")
    let script = "mkdir gone && cd gone && rmdir ../gone && \"$0\" --check"
    let result = try CommandRun(shell: script, in: repository.url)
    #expect(result.status == 2)
    #expect(result.errors.contains("the current folder does not exist any more"))
  }
}
