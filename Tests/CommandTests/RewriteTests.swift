import Foundation
import Support
import Testing

/// Rewriting, `--dry-run` and `--check` on temporary repositories.
@Suite struct RewriteTests {
  static let model = "import SwiftUI\n\nfinal class M: ObservableObject {\n  @Published var n = 0\n}\n"
  static let migrated = "import SwiftUI\n\n@Observable\nfinal class M {\n  var n = 0\n}\n"

  private func repository(_ files: [String: String]) throws -> TemporaryRepository {
    let repository = try TemporaryRepository()
    for (path, text) in files { try repository.write(text, to: path) }
    try repository.commit()
    return repository
  }

  @Test func rewritesAndThenHasNothingToDo() throws {
    let repository = try repository(["M.swift": Self.model])
    let first = try CommandRun([], in: repository.url)
    #expect(first.status == 0)
    #expect(first.output.contains("1 of 1 class migrates in 1 file"))
    #expect(try repository.read("M.swift") == Self.migrated)
    try repository.commit()
    let second = try CommandRun([], in: repository.url)
    #expect(second.output.contains("nothing to do"))
    #expect(try repository.git("status", "--porcelain").isEmpty)
  }

  @Test func dryRunPrintsTheDiffThatTheRewriteApplies() throws {
    let view =
      "import SwiftUI\nstruct V: View {\n  @StateObject var m = M()\n  var body: some View { Text(\"\\(m.n)\") }\n}\n"
    let repository = try repository(["a b/M.swift": Self.model, "a b/ü.swift": view])
    let diff = try CommandRun(["--dry-run"], in: repository.url.appendingPathComponent("a b"))
    #expect(diff.status == 0)
    #expect(try repository.git("status", "--porcelain").isEmpty)
    #expect(try CommandRun([], in: repository.url).status == 0)
    let rewritten = [try repository.read("a b/M.swift"), try repository.read("a b/ü.swift")]
    try repository.git("checkout", "-q", ".")
    try diff.output.data(using: .utf8)!.write(to: repository.url.appendingPathComponent("p.diff"))
    try repository.git("apply", "p.diff")
    #expect([try repository.read("a b/M.swift"), try repository.read("a b/ü.swift")] == rewritten)
    #expect(rewritten[0] == Self.migrated)
  }

  @Test func checkTellsByItsStatus() throws {
    let repository = try repository(["M.swift": Self.model])
    #expect(try CommandRun(["--check"], in: repository.url).status == 1)
    #expect(try repository.read("M.swift") == Self.model)
    #expect(try CommandRun([], in: repository.url).status == 0)
    #expect(try CommandRun(["--check"], in: repository.url).status == 0)
  }

  @Test func everyModeCountsTheSame() throws {
    let repository = try repository([
      "M.swift": Self.model,
      "N.swift":
        "import Combine\nclass N: ObservableObject { @Published var a = 1\n  var s: some Publisher { $a } }\n",
    ])
    let check = try CommandRun(["--check"], in: repository.url).output
    let dry = try CommandRun(["-n"], in: repository.url).errors
    let rewrite = try CommandRun([], in: repository.url).output
    #expect(check == dry)
    #expect(check == rewrite)
    #expect(
      check.contains("1 of 2 classes migrates in 1 file; 1 is left")
        || check.contains("1 of 2 classes migrate in 1 file; 1 is left"))
  }

  @Test func refusesUncommittedChanges() throws {
    let repository = try repository(["M.swift": Self.model, "Other.swift": "let a = 1\n"])
    try repository.write(Self.model + "// new\n", to: "M.swift")
    try repository.write("let a = 2\n", to: "Other.swift")
    let refused = try CommandRun([], in: repository.url)
    #expect(refused.status == 2)
    #expect(refused.errors.contains("M.swift") && refused.errors.contains("--allow-dirty"))
    #expect(!refused.errors.contains("Other.swift"))
    #expect(try repository.read("M.swift") == Self.model + "// new\n")
    #expect(try CommandRun(["--allow-dirty"], in: repository.url).status == 0)
    #expect(try repository.read("M.swift") == Self.migrated + "// new\n")
  }

  @Test func refusesUntrackedAndStagedFiles() throws {
    let repository = try repository(["a.txt": ""])
    try repository.write(Self.model, to: "M.swift")
    #expect(try CommandRun([], in: repository.url).status == 2)
    try repository.git("add", "M.swift")
    #expect(try CommandRun([], in: repository.url).status == 2)
    try repository.commit()
    #expect(try CommandRun([], in: repository.url).status == 0)
  }

  @Test func refusesOutsideOfVersionControl() throws {
    let folder = try TemporaryRepository(isRepository: false)
    try folder.write(Self.model, to: "M.swift")
    let refused = try CommandRun([], in: folder.url)
    #expect(refused.status == 2)
    #expect(refused.errors.contains("--allow-no-vcs"))
    #expect(try folder.read("M.swift") == Self.model)
    #expect(try CommandRun(["--allow-no-vcs"], in: folder.url).status == 0)
    #expect(try folder.read("M.swift") == Self.migrated)
  }

  @Test func leavesClassesThatAreUsedOutsideOfThePaths() throws {
    let view =
      "import SwiftUI\nstruct V: View {\n  @StateObject var m = M()\n  var body: some View { Text(\"\\(m.n)\") }\n}\n"
    let repository = try repository(["Models/M.swift": Self.model, "Views/V.swift": view])
    let result = try CommandRun(["--check", "Models"], in: repository.url)
    #expect(result.status == 0)
    #expect(result.output.contains("outside-paths"))
    #expect(try CommandRun(["--check"], in: repository.url).status == 1)
    #expect(try CommandRun(["--check", "--exclude", "Views"], in: repository.url).status == 0)
    #expect(try CommandRun(["--check", "--root", "Models", "Models"], in: repository.url).status == 1)
  }

  @Test func takesOddNamesAndOverlappingPaths() throws {
    let names = ["-dash.swift", "new\nline.swift", "ünï code.swift"]
    let files = Dictionary(
      uniqueKeysWithValues: names.enumerated().map { index, name in
        (name, Self.model.replacingOccurrences(of: "class M", with: "class M\(index)"))
      })
    let repository = try repository(files)
    let result = try CommandRun([".", "--", "-dash.swift", "."], in: repository.url)
    #expect(result.status == 0)
    #expect(result.output.contains("3 of 3 classes migrate in 3 files"))
    #expect(!result.output.contains("new\nline"))
    for name in names { #expect(try repository.read(name).contains("@Observable")) }
  }

  @Test func doesNotFollowLinksOutOfTheRoot() throws {
    let outside = try TemporaryRepository(isRepository: false)
    try outside.write(Self.model, to: "M.swift")
    let repository = try repository(["N.swift": Self.model.replacingOccurrences(of: "class M", with: "class N")])
    for (link, target) in [("L.swift", "M.swift"), ("folder", "")] {
      try FileManager.default.createSymbolicLink(
        at: repository.url.appendingPathComponent(link), withDestinationURL: outside.url.appendingPathComponent(target))
    }
    try repository.commit()
    #expect(try CommandRun([], in: repository.url).status == 0)
    #expect(try outside.read("M.swift") == Self.model)
    #expect(try repository.read("N.swift").contains("@Observable"))
  }

  @Test func saysWhichPathIsMissing() throws {
    let repository = try TemporaryRepository()
    let result = try CommandRun(["nowhere"], in: repository.url)
    #expect(result.status == 2)
    #expect(result.errors.contains("no such file or folder") && result.errors.contains("nowhere"))
  }

  @Test func goesOnBehindFilesThatCannotBeRead() throws {
    let repository = try repository(["M.swift": Self.model, "bad.swift": "class ObservableObject {{\n"])
    try Data([0x2F, 0x2F, 0x20, 0xFF, 0xFE]).write(to: repository.url.appendingPathComponent("latin.swift"))
    let result = try CommandRun([], in: repository.url)
    #expect(result.status == 0)
    #expect(result.output.contains("[syntax-error]"))
    #expect(try repository.read("M.swift") == Self.migrated)
    let fifo = repository.url.appendingPathComponent("dir.swift")
    try FileManager.default.createDirectory(at: fifo, withIntermediateDirectories: true)
    try repository.write("x", to: "dir.swift/keep.txt")
    #expect(try CommandRun(["--check", "--root", ".", "."], in: repository.url).status == 0)
  }

  @Test func keepsPermissions() throws {
    let repository = try repository(["M.swift": Self.model])
    let path = repository.url.appendingPathComponent("M.swift").path
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    try repository.commit()
    #expect(try CommandRun([], in: repository.url).status == 0)
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o755)
  }

  @Test func runsNothingThatARepositoryConfigures() throws {
    let repository = try repository(["M.swift": Self.model])
    let canary = repository.url.appendingPathComponent("canary").path
    let script = repository.url.appendingPathComponent("run.sh")
    try repository.write("#!/bin/sh\ntouch '\(canary)'\ncat\n", to: "run.sh")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script.path)
    try repository.write("*.swift filter=evil diff=evil\n", to: ".gitattributes")
    try repository.commit()
    for setting in [
      "core.fsmonitor", "filter.evil.clean", "filter.evil.smudge", "diff.external", "diff.evil.textconv", "core.pager",
    ] {
      try repository.git("config", setting, script.path)
    }
    for hook in ["post-index-change", "pre-commit", "post-checkout"] {
      try FileManager.default.copyItem(at: script, to: repository.url.appendingPathComponent(".git/hooks/\(hook)"))
    }
    try FileManager.default.setAttributes(
      [.modificationDate: Date()], ofItemAtPath: repository.url.appendingPathComponent("M.swift").path)
    #expect(try CommandRun(["--dry-run"], in: repository.url).status == 0)
    #expect(try CommandRun([], in: repository.url).status == 0)
    #expect(!FileManager.default.fileExists(atPath: canary))
  }

  @Test func doesNotDependOnThreads() throws {
    let files = Dictionary(
      uniqueKeysWithValues: (0..<20).map { index in
        ("F\(index).swift", Self.model.replacingOccurrences(of: "class M", with: "class M\(index)"))
      })
    let repository = try repository(files)
    let one = try CommandRun(["-n", "-j1"], in: repository.url)
    let eight = try CommandRun(["-n", "-j", "8"], in: repository.url)
    #expect(one.output == eight.output)
    #expect(one.errors == eight.errors)
  }

  @Test func readsSubmodulesAndWorktrees() throws {
    let inner = try repository(["M.swift": Self.model])
    let outer = try repository(["a.txt": ""])
    try outer.git("-c", "protocol.file.allow=always", "submodule", "add", "-q", inner.url.path, "sub")
    try outer.commit()
    let result = try CommandRun([], in: outer.url)
    #expect(result.status == 0)
    #expect(try outer.read("sub/M.swift") == Self.migrated)
    try inner.git("worktree", "add", "-q", inner.url.appendingPathComponent("tree").path, "-b", "other")
    #expect(try CommandRun([], in: inner.url.appendingPathComponent("tree")).status == 0)
    #expect(try inner.read("tree/M.swift") == Self.migrated)
    #expect(try inner.read("M.swift") == Self.model)
  }

  @Test func leavesIgnoredAndReadOnlyFilesAlone() throws {
    let repository = try repository([
      ".gitignore": "Out/\n", "Pods/P.swift": Self.model,
      "Gen/M.generated.swift": Self.model.replacingOccurrences(of: "class M", with: "class G"),
    ])
    try repository.write(Self.model, to: "Out/M.swift")
    let result = try CommandRun(["--check"], in: repository.url)
    #expect(result.status == 0)
    #expect(try repository.read("Out/M.swift") == Self.model)
  }

  @Test func onlyAndSafeOnlyNarrowTheWork() throws {
    let timer = """
      import SwiftUI

      final class T: ObservableObject {
        @Published var n = 0
        init() { Task { await Task.yield() } }
      }

      struct V: View {
        @StateObject var t = T()
        var body: some View { Text("\\(t.n)") }
      }

      """
    let repository = try repository(["M.swift": Self.model, "T.swift": timer])
    let only = try CommandRun(["-n", "--only", "M"], in: repository.url)
    #expect(only.output.contains("M.swift") && !only.output.contains("T.swift"))
    let safe = try CommandRun(["-n", "--safe-only"], in: repository.url)
    #expect(safe.output.contains("M.swift") && !safe.output.contains("T.swift"))
    #expect(safe.errors.contains("declined"))
  }
}
