import Foundation
import Support
import Testing

/// Changes in pieces: patches that apply one after the other, and commits.
@Suite struct PieceTests {
  private static let files = [
    "First.swift":
      "import Combine\nimport Foundation\n\nfinal class First: ObservableObject {\n  @Published var n = 0\n}\n\nfinal class Third: ObservableObject {\n  @Published var n = 0\n}\n",
    "a b/ü.swift": "import SwiftUI\n\nfinal class Second: ObservableObject {\n  @Published var n = 0\n}\n",
    "View.swift": """
    import SwiftUI

    struct Both: View {
      @ObservedObject var first: First
      @ObservedObject var second: Second
      var body: some View {
        Stepper("1", value: $first.n)
        Stepper("2", value: $second.n)
      }
    }

    """,
  ]

  private func repository() throws -> TemporaryRepository {
    let repository = try TemporaryRepository()
    for (path, text) in Self.files { try repository.write(text, to: path) }
    try repository.commit()
    return repository
  }

  private func contents(_ repository: TemporaryRepository) throws -> [String] {
    try Self.files.keys.sorted().map(repository.read)
  }

  @Test func patchesApplyOneAfterTheOther() throws {
    let repository = try repository()
    #expect(try CommandRun(["-n", "--split-patches", "patches"], in: repository.url).status == 0)
    let folder = repository.url.appendingPathComponent("patches")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(names == ["0001-First.patch", "0002-Third.patch", "0003-Second.patch"])
    #expect(try contents(repository) == Self.files.sorted { $0.key < $1.key }.map(\.value))
    for name in names {
      try repository.git("apply", "patches/" + name)
      // What a step leaves, a run finds whole.
      #expect(try CommandRun(["--check", "--allow-dirty"], in: repository.url).status <= 1)
    }
    let applied = try contents(repository)
    try repository.git("checkout", "--", ".")
    #expect(try CommandRun([], in: repository.url).status == 0)
    #expect(try contents(repository) == applied)
  }

  @Test func patchesGoToAFolderOfTheirOwn() throws {
    let repository = try repository()
    try repository.write("mine", to: "patches/notes.txt")
    let run = try CommandRun(["-n", "--split-patches", "patches"], in: repository.url)
    #expect(run.status == 2)
    #expect(run.errors.contains("holds notes.txt"))
    #expect(try repository.read("patches/notes.txt") == "mine")
  }

  @Test func commitsOneChangeEach() throws {
    let repository = try repository()
    let run = try CommandRun(["--commit"], in: repository.url)
    #expect(run.status == 0)
    let titles = try repository.git("log", "--format=%s", "-3").split(separator: "\n")
    #expect(titles == ["Make Second @Observable", "Make Third @Observable", "Make First @Observable"])
    #expect(try repository.git("status", "--porcelain").isEmpty)
    let committed = try contents(repository)
    #expect(try CommandRun(["--check"], in: repository.url).output.contains("nothing to do"))
    #expect(committed.allSatisfy { !$0.contains("ObservableObject") })
  }

  @Test func commitsWorkOnADetachedHeadAndInAWorkTree() throws {
    let repository = try repository()
    try repository.git("worktree", "add", "--quiet", "--detach", "tree")
    let tree = repository.url.appendingPathComponent("tree")
    #expect(try CommandRun(["--commit"], in: tree).status == 0)
    #expect(try repository.git("-C", "tree", "log", "--format=%s", "-1").contains("Make Second @Observable"))
  }

  @Test func stagedChangesAreRefused() throws {
    let repository = try repository()
    try repository.write("let other = 1\n", to: "Other.swift")
    try repository.git("add", "Other.swift")
    let run = try CommandRun(["--commit"], in: repository.url)
    #expect(run.status == 2)
    #expect(run.errors.contains("staged already"))
    #expect(try contents(repository) == Self.files.sorted { $0.key < $1.key }.map(\.value))
  }

  @Test func hookThatRejectsPutsTheStepBack() throws {
    let repository = try repository()
    let hook = "#!/bin/sh\nif git diff --cached --name-only -z | grep -qz '^a b/'; then echo no >&2; exit 1; fi\n"
    try repository.write(hook, to: ".git/hooks/pre-commit")
    let path = repository.url.appendingPathComponent(".git/hooks/pre-commit").path
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    let run = try CommandRun(["--commit"], in: repository.url)
    #expect(run.status == 2)
    #expect(run.errors.contains("git commit failed for Second") && run.errors.contains("2 changes were committed"))
    #expect(try repository.git("status", "--porcelain").isEmpty)
    #expect(try repository.read("a b/ü.swift") == Self.files["a b/ü.swift"])
  }

  @Test func commitAndDryRunExcludeEachOther() throws {
    let repository = try repository()
    #expect(try CommandRun(["-n", "--commit"], in: repository.url).status == 64)
  }
}
