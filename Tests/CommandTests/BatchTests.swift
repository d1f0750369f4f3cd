import Foundation
import Support
import Testing

/// Many repositories in one run.
@Suite struct BatchTests {
  private static let model = "import SwiftUI\n\nfinal class M: ObservableObject {\n  @Published var n = 0\n}\n"
  private static let left =
    "import Combine\n\nfinal class L: ObservableObject {\n  @Published var n = 0\n  var s: some Publisher { $n }\n}\n"

  /// A folder of clones: two that are sound, one with a space in its name, one with uncommitted changes, one folder that
  /// is no repository.
  private func clones() throws -> SandboxFolder {
    let folder = try SandboxFolder()
    for (name, text) in [("one", Self.model), ("two words", Self.left), ("dirty", Self.model)] {
      try folder.write("\(name)/M.swift", text)
      let shell =
        "git init -q && git config user.name a && git config user.email a@b.c && git add . && git commit -qm 'Begin'"
      let run = try CommandRun("/bin/sh", ["-c", shell], in: folder.url.appendingPathComponent(name))
      #expect(run.status == 0)
    }
    try folder.write("dirty/M.swift", Self.model + "\n")
    try folder.write("plain/M.swift", Self.model)
    return folder
  }

  private func read(_ folder: SandboxFolder, _ path: String) throws -> String {
    try String(contentsOf: folder.place(path), encoding: .utf8)
  }

  @Test func eachRepositoryIsARow() throws {
    let folder = try clones()
    let run = try CommandRun(["batch", "-j", "2", "one", "two words", "dirty", "plain", "gone"], in: folder.url)
    #expect(run.status == 2)
    #expect(
      run.output == """
        done  one  1 of 1, 0 left
        done  two words  0 of 1, 1 left
        failed  dirty  these files have uncommitted changes: M.swift; nothing was written; commit or stash them, or pass --allow-dirty
        missing  gone  there is no such folder
        failed  plain  these files are not under version control: M.swift; nothing was written; put them there, or pass --allow-no-vcs

        left for publisher-use: 1

        5 repositories, 3 failed; 1 of 2 classes migrate in 1 files; 1 are left; 0 findings to review

        """)
    #expect(try read(folder, "one/M.swift").contains("@Observable"))
    #expect(try read(folder, "dirty/M.swift") == Self.model + "\n")
    let state = try read(folder, "migrate-observable-batch/state.jsonl")
    #expect(state.split(separator: "\n").count == 5)
    #expect(state.contains("\"message\":\"these files have uncommitted changes: M.swift"))
    #expect(
      try read(folder, "migrate-observable-batch/summary.md").contains(
        "| <code>two words</code> | done | 1 | 0 | 1 | 0 |"))
    #expect(try read(folder, "migrate-observable-batch/summary.html").contains("<th scope=row>two words</th>"))
  }

  @Test func resumedBatchEndsAsAnUndisturbedOne() throws {
    let folder = try clones()
    let words = ["batch", "--dry-run", "one", "two words", "plain"]
    let whole = try CommandRun(words, in: folder.url)
    #expect(whole.status == 0)
    let summary = try read(folder, "migrate-observable-batch/summary.json")
    // As a kill leaves it: one line whole, one line cut.
    let state = "migrate-observable-batch/state.jsonl"
    let lines = try read(folder, state).split(separator: "\n")
    try folder.write(state, String(lines[0]) + "\n" + lines[1].prefix(20))
    let resumed = try CommandRun(words + ["--resume"], in: folder.url)
    #expect(resumed.output == whole.output)
    #expect(try read(folder, "migrate-observable-batch/summary.json") == summary)
  }

  @Test func shardsMergeIntoTheWhole() throws {
    let folder = try clones()
    let words = ["batch", "--dry-run", "one", "two words", "plain"]
    let whole = try CommandRun(words, in: folder.url)
    for shard in ["1/2", "2/2"] { _ = try CommandRun(words + ["--shard", shard], in: folder.url) }
    let files = ["1-of-2", "2-of-2"].map { "migrate-observable-batch/state-\($0).jsonl" }
    #expect(try CommandRun(["batch", "--summarize"] + files, in: folder.url).output == whole.output)
  }

  @Test func failedOnesAreTriedAgain() throws {
    let folder = try clones()
    #expect(try CommandRun(["batch", "one", "dirty"], in: folder.url).status == 2)
    let again = try CommandRun(["batch", "--only-failed", "--allow-dirty", "one", "dirty"], in: folder.url)
    #expect(again.status == 0)
    #expect(again.errors == "done  dirty\n")
    #expect(try read(folder, "dirty/M.swift").contains("@Observable"))
  }

  @Test func listAndBranch() throws {
    let folder = try clones()
    try folder.write("list.txt", "# ours\none\n\n")
    #expect(
      try CommandRun(["batch", "--repos", "list.txt", "--branch", "observable", "--commit"], in: folder.url).status == 0
    )
    let head = try CommandRun("/bin/sh", ["-c", "git -C one branch --show-current"], in: folder.url)
    #expect(head.output == "observable\n")
    let second = try CommandRun(["batch", "--repos", "list.txt", "--branch", "observable"], in: folder.url)
    #expect(second.status == 2)
    #expect(second.output.contains("cannot begin branch observable"))
  }

  @Test func wrongOptionsFailOnce() throws {
    let folder = try clones()
    #expect(try CommandRun(["batch", "--publishers", "maybe", "one"], in: folder.url).status == 64)
    #expect(try CommandRun(["batch"], in: folder.url).status == 64)
    #expect(try CommandRun(["batch", "--shard", "3/2", "one"], in: folder.url).status == 64)
  }
}
