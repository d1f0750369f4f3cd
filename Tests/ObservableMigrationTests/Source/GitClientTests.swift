import Foundation
import Support
import Testing

@testable import ObservableMigration

@Suite struct GitClientTests {
  private let sandbox: SandboxFolder
  private let git: GitClient

  init() throws {
    sandbox = try SandboxFolder()
    git = try #require(GitClient())
  }

  private func dirty(_ paths: String..., in folder: String = "") throws -> Set<String> {
    try git.dirtyFiles(among: paths, in: sandbox.place(folder))
  }

  // MARK: Running

  @Test func isMissingWhereThereIsNoGit() throws {
    try sandbox.write("bin/git", "not a program")
    #expect(GitClient(environment: ["PATH": sandbox.place("bin").path]) == nil)
    #expect(GitClient(environment: ["PATH": ":.:bin"]) == nil)
    #expect(GitClient(environment: [:]) == nil)
  }

  @Test func passesOnNoEnvironmentThatSteersGit() throws {
    let path = try #require(ProcessInfo.processInfo.environment["PATH"])
    let client = try #require(
      GitClient(environment: [
        "PATH": path, "GIT_DIR": "/nowhere", "GIT_EXTERNAL_DIFF": "false", "GIT_CONFIG_COUNT": "1", "LC_ALL": "de_DE",
        "GIT_AUTHOR_NAME": "Somebody",
      ]))
    #expect(
      client.environment == [
        "PATH": path, "GIT_AUTHOR_NAME": "Somebody", "GIT_OPTIONAL_LOCKS": "0", "GIT_TERMINAL_PROMPT": "0",
        "GIT_ALLOW_PROTOCOL": "none", "GIT_NO_LAZY_FETCH": "1", "LC_ALL": "C",
      ])
  }

  @Test(.timeLimit(.minutes(1))) func takesMoreThanAPipeHolds() throws {
    try sandbox.git("init", "-q")
    let text = Data(repeating: UInt8(ascii: "x"), count: 3 << 20)
    let id = try git.succeed(["hash-object", "-w", "--stdin"], in: sandbox.url, input: text).line
    #expect(try git.succeed(["cat-file", "blob", id], in: sandbox.url).bytes == text)
    let unknown = (0..<20_000).map { "unknown\($0)" }.joined(separator: "\n")
    let output = try git.run(["cat-file", "--batch-check"], in: sandbox.url, input: Data(unknown.utf8))
    #expect(output.bytes.count > 1 << 17)
  }

  @Test func findsTheTopLevel() throws {
    try sandbox.write("repo/Sub/A.swift")
    try sandbox.git("init", "-q", in: "repo")
    #expect(try git.topLevel(of: sandbox.place("repo/Sub")) == URL(fileURLWithPath: sandbox.place("repo").path))
    #expect(try git.topLevel(of: sandbox.url) == nil)
  }

  @Test func saysHowToReadARepositoryOfSomeoneElse() throws {
    try sandbox.write("A.swift")
    try sandbox.commitAll()
    var stranger = git
    stranger.environment["GIT_TEST_ASSUME_DIFFERENT_OWNER"] = "1"
    stranger.environment["HOME"] = sandbox.place("home").path
    stranger.environment["XDG_CONFIG_HOME"] = nil
    let error = #expect(throws: GitError.self) {
      try SourceDiscovery(paths: [sandbox.url], git: stranger).tree()
    }
    #expect(error == .foreignOwner(folder: sandbox.url.path))
    let way = "allow it with: git config --global --add safe.directory '\(sandbox.url.path)'"
    #expect(
      error?.description == "git refuses to read \(sandbox.url.path), which belongs to another user; \(way)")
  }

  // MARK: Configurations that run something

  @Test func runsNothingThatARepositoryConfigures() throws {
    try sandbox.write("repo/.gitattributes", "*.swift filter=evil diff=evil\n")
    try sandbox.write("repo/A.swift", "let a = 1\n")
    try sandbox.write("repo/B.swift", "let b = 1\n")
    try sandbox.commitAll(in: "repo")
    let script = sandbox.place("evil.sh").path
    try sandbox.write("evil.sh", "#!/bin/sh\ntouch '\(sandbox.place("canary").path)'\ncat\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script)
    for key in [
      "core.fsmonitor", "core.pager", "core.editor", "core.sshCommand", "core.askPass", "core.alternateRefsCommand",
      "diff.external", "diff.evil.command", "diff.evil.textconv", "filter.evil.clean", "filter.evil.smudge",
      "filter.evil.process", "alias.ls-files", "alias.hash-object", "credential.helper", "gpg.program",
      "pager.ls-files",
      "pager.ls-tree", "core.gitProxy", "uploadpack.packObjectsHook",
    ] {
      try sandbox.git("config", key, key.hasPrefix("alias") ? "!" + script : script, in: "repo")
    }
    try sandbox.git("config", "pager.ls-files", "true", in: "repo")
    for hook in ["post-index-change", "reference-transaction", "fsmonitor-watchman", "pre-auto-gc", "post-checkout"] {
      try FileManager.default.createDirectory(at: sandbox.place("repo/.git/hooks"), withIntermediateDirectories: true)
      try? FileManager.default.removeItem(at: sandbox.place("repo/.git/hooks/\(hook)"))
      try FileManager.default.copyItem(at: sandbox.place("evil.sh"), to: sandbox.place("repo/.git/hooks/\(hook)"))
    }
    try sandbox.write("repo/A.swift", "let a = 2\r\n")
    try sandbox.write("repo/New.swift")

    let tree = try SourceDiscovery(paths: [sandbox.place("repo")]).tree()
    #expect(tree.entries.map(\.path) == ["A.swift", "B.swift", "New.swift"])
    #expect(try dirty("A.swift", "B.swift", "New.swift", in: "repo") == ["A.swift", "New.swift"])
    #expect(!sandbox.holds("canary"))

    // The canary is one: git itself, asked for its status, runs what is configured.
    let plain = Process()
    plain.executableURL = git.executable
    plain.arguments = ["-C", sandbox.place("repo").path, "status"]
    plain.standardOutput = FileHandle.nullDevice
    plain.standardError = FileHandle.nullDevice
    try plain.run()
    plain.waitUntilExit()
    #expect(sandbox.holds("canary"))
  }

  // MARK: Uncommitted changes

  @Test func tellsChangedFilesFromCommittedOnes() throws {
    let names = [
      "Clean.swift", "Modified.swift", "Staged.swift", "Reverted.swift", "Touched.swift", "Gone.swift", "Removed.swift",
      "-odd name\n.swift", "*.swift", "Deep/Ü.swift", "Linked.swift",
    ]
    for name in names { try sandbox.write(name, "let a = 1\n") }
    try sandbox.write(".gitignore", "Ignored.swift\n")
    try sandbox.commitAll()
    for name in ["Modified.swift", "Staged.swift", "Reverted.swift", "Untracked.swift", "Added.swift", "Ignored.swift"]
    {
      try sandbox.write(name, "let a = 2\n")
    }
    try sandbox.git("add", "Staged.swift", "Reverted.swift", "Added.swift")
    for name in ["Reverted.swift", "Touched.swift"] { try sandbox.write(name, "let a = 1\n") }
    try sandbox.git("rm", "-q", "--cached", "Removed.swift")
    try FileManager.default.removeItem(at: sandbox.place("Gone.swift"))
    try FileManager.default.removeItem(at: sandbox.place("Linked.swift"))
    try sandbox.link("Linked.swift", to: "Clean.swift")
    let asked = names + ["Untracked.swift", "Added.swift", "Ignored.swift"]
    let clean: Set = ["Clean.swift", "Touched.swift", "-odd name\n.swift", "*.swift", "Deep/Ü.swift"]
    #expect(try git.dirtyFiles(among: asked, in: sandbox.url) == Set(asked).subtracting(clean))
    #expect(try dirty("Ü.swift", "New.swift", in: "Deep") == ["New.swift"])
    #expect(try dirty() == [])
  }

  @Test func takesEveryFileAsChangedBeforeTheFirstCommit() throws {
    try sandbox.write("A.swift")
    try sandbox.git("init", "-q")
    try sandbox.git("add", "A.swift")
    #expect(try dirty("A.swift", "B.swift") == ["A.swift", "B.swift"])
  }

  @Test func takesConflictsAsChanged() throws {
    try sandbox.write("A.swift", "let a = 1\n")
    try sandbox.commitAll()
    try sandbox.git("checkout", "-q", "-b", "other")
    try sandbox.write("A.swift", "let a = 2\n")
    try sandbox.commitAll()
    try sandbox.git("checkout", "-q", "main")
    try sandbox.write("A.swift", "let a = 3\n")
    try sandbox.commitAll()
    _ = try? sandbox.git("merge", "other")
    #expect(try dirty("A.swift") == ["A.swift"])
    #expect(try SourceDiscovery(paths: [sandbox.url]).tree().entries.map(\.path) == ["A.swift"])
  }

  @Test func forgivesLineEndsThatGitConverts() throws {
    for name in ["A.swift", "Same.swift"] { try sandbox.write(name, "let a = 1\nlet b = \"\r\"\n") }
    try sandbox.write("Attributed.swift", "let a = 1\n")
    try sandbox.write("Stored.swift", "let a = 1\r\n")
    try sandbox.write(".gitattributes", "Attributed.swift eol=crlf\nBinary.swift -text\n")
    try sandbox.write("Binary.swift", "let a = 1\n")
    try sandbox.commitAll()
    try sandbox.write("A.swift", "let a = 1\r\nlet b = \"\r\"\r\n")
    for name in ["Attributed.swift", "Binary.swift"] { try sandbox.write(name, "let a = 1\r\n") }
    let all = ["A.swift", "Attributed.swift", "Binary.swift", "Same.swift", "Stored.swift"]
    try sandbox.git("config", "core.autocrlf", "false")
    #expect(try git.dirtyFiles(among: all, in: sandbox.url) == ["A.swift", "Binary.swift"])
    try sandbox.git("config", "core.autocrlf", "true")
    #expect(try git.dirtyFiles(among: all, in: sandbox.url) == ["Binary.swift"])
    try sandbox.write("A.swift", "let a = 2\r\nlet b = \"\r\"\r\n")
    #expect(try dirty("A.swift") == ["A.swift"])
  }

  @Test func asksInPartsAboutManyFiles() throws {
    let names = (0..<3_000).map { "a-rather-long-name-for-a-file-of-source-\($0).swift" }
    try sandbox.write(all: names)
    try sandbox.commitAll()
    try sandbox.write(names[2_999], "let a = 1\n")
    #expect(try git.dirtyFiles(among: names, in: sandbox.url) == [names[2_999]])
  }
}
