import Foundation
import ObservableMigration
import Support
import Testing

@Suite struct SourceDiscoveryTests {
  private let sandbox: SandboxFolder

  init() throws {
    sandbox = try SandboxFolder()
  }

  /// The paths found, those that cannot be edited with `-` before them.
  private func found(
    _ paths: String..., root: String? = nil, excludes: [String] = [], git: GitClient? = GitClient()
  ) throws -> [String] {
    try SourceDiscovery(
      root: root.map(sandbox.place), paths: paths.map(sandbox.place), excludes: excludes, git: git
    ).tree().entries.map { ($0.isEditable ? "" : "-") + $0.path }
  }

  // MARK: Git

  @Test func listsTrackedAndUntrackedFilesOfARepository() throws {
    try sandbox.write(".gitignore", "Out\nTracked.swift\n")
    try sandbox.write(all: [
      "A.swift", "Sub/B.swift", "Tracked.swift", "Gone.swift", "README.md", "App.xcodeproj/project.pbxproj",
      ".ci/C.swift",
    ])
    try sandbox.commitAll()
    try sandbox.git("add", "--force", "Tracked.swift")
    try sandbox.write(all: ["New.swift", "Out/No.swift"])
    try FileManager.default.removeItem(at: sandbox.place("Gone.swift"))
    #expect(
      try found("") == [
        ".ci/C.swift", "A.swift", "-App.xcodeproj/project.pbxproj", "New.swift", "Sub/B.swift", "Tracked.swift",
      ])
    #expect(try found(root: "Sub") == ["B.swift"])
  }

  @Test func readsSubmodulesAndRepositoriesWithin() throws {
    try sandbox.write("library/L.swift")
    try sandbox.commitAll(in: "library")
    try sandbox.write("app/A.swift")
    try sandbox.commitAll(in: "app")
    // The client goes to no other repository, so plain git adds the submodule.
    let add = ["-c", "protocol.file.allow=always", "submodule", "--quiet", "add"]
    let added = try CommandRun(
      "/usr/bin/env", ["git"] + add + [sandbox.place("library").path, "Modules/Library"], in: sandbox.place("app"))
    #expect(added.status == 0, "\(added.errors)")
    try sandbox.write(all: ["app/Modules/Library/New.swift", "app/Clone/C.swift", "app/Clone/D.swift"])
    try sandbox.write("app/Clone/.gitignore", "D.swift")
    try sandbox.commitAll(in: "app/Clone")
    let all = ["A.swift", "Clone/C.swift", "Modules/Library/L.swift", "Modules/Library/New.swift"]
    #expect(try found("app") == all)
    #expect(try found("app/Modules/Library") == ["L.swift", "New.swift"])
    try FileManager.default.removeItem(at: sandbox.place("app/Modules/Library/.git"))
    #expect(try found("app") == ["A.swift", "Clone/C.swift"])
  }

  @Test func knowsWorktrees() throws {
    try sandbox.write("main/A.swift")
    try sandbox.commitAll(in: "main")
    try sandbox.git("worktree", "add", "-q", "-b", "other", sandbox.place("other").path, in: "main")
    try sandbox.write("other/Sub/B.swift")
    #expect(try found("other/Sub") == ["-A.swift", "Sub/B.swift"])
  }

  @Test func readsAnIgnoredFolderThatIsTheRoot() throws {
    try sandbox.write(".gitignore", "Out\n")
    try sandbox.write(all: ["Out/A.swift", "B.swift"])
    try sandbox.commitAll()
    #expect(try found(root: "Out") == ["A.swift"])
  }

  @Test func walksWhereARepositoryIsBroken() throws {
    try sandbox.write(all: ["A.swift", ".git/junk"])
    #expect(try found("") == ["A.swift"])
  }

  @Test(arguments: [true, false])
  func takesNamedFilesThatAreIgnored(inGit: Bool) throws {
    try sandbox.write(".gitignore", "*.swift\n")
    try sandbox.write(all: ["Sub/A.swift", "Sub/B.swift", "Package.swift", "notes.md"])
    if inGit { try sandbox.commitAll() }
    #expect(try found("Sub/A.swift", "notes.md", root: "") == ["Sub/A.swift"])
  }

  // MARK: Walk

  @Test func walksByTheRulesOutsideARepository() throws {
    try sandbox.write(".gitignore", "*.tmp.swift\n/Top.swift\nOut/\n!Kept.tmp.swift\n")
    try sandbox.write("Sub/.gitignore", "!B.tmp.swift\n/C.swift\ndeep/**/D.swift\n")
    try sandbox.write(all: [
      "Package.swift", "Top.swift", "A.tmp.swift", "Kept.tmp.swift", "Out/No.swift", "Sub/Top.swift", "Sub/B.tmp.swift",
      "Sub/C.swift", "Sub/x/C.swift", "Sub/deep/D.swift", "Sub/deep/e/f/D.swift", ".build/No.swift", ".hidden/No.swift",
      "Sub/x/Out",
    ])
    let all = ["Kept.tmp.swift", "-Package.swift", "Sub/B.tmp.swift", "Sub/Top.swift", "Sub/x/C.swift"]
    #expect(try found("") == all)
    #expect(try found("", git: nil) == all)
  }

  @Test func asksGitAboutRepositoriesOnTheWalk() throws {
    try sandbox.write(".gitignore", "Ignored.swift\n")
    try sandbox.write("one/.gitignore", "*.swift\n")
    try sandbox.write(all: ["one/A.swift", "one/Ignored.swift", "B.swift", "Ignored.swift"])
    try sandbox.commitAll(in: "one")
    try sandbox.git("add", "--force", "A.swift", "Ignored.swift", in: "one")
    #expect(try found("") == ["B.swift", "one/A.swift", "one/Ignored.swift"])
  }

  // MARK: What may be changed

  @Test(arguments: [true, false])
  func leavesReadOnlyFilesAlone(inGit: Bool) throws {
    try sandbox.write(all: [
      "A.swift", "A.generated.swift", "Pods/P.swift", "Sub/node_modules/N.swift", "Carthage/C.swift", "Pods.swift",
      "Package.swift", "Sub/Package@swift-5.9.swift", "checkouts/K.swift", "DerivedData/D.swift",
      "SourcePackages/S.swift",
      "Legacy/L.swift", "Sub/Legacy/M.swift", "Sub/Mock1.swift",
    ])
    if inGit { try sandbox.commitAll() }
    #expect(
      try found("", excludes: ["/Legacy", "Mock*.swift", "./A.generated.swift"]) == [
        "-A.generated.swift", "A.swift", "-Carthage/C.swift", "-DerivedData/D.swift", "-Legacy/L.swift",
        "-Package.swift",
        "Pods.swift", "-Pods/P.swift", "-SourcePackages/S.swift", "Sub/Legacy/M.swift", "-Sub/Mock1.swift",
        "-Sub/Package@swift-5.9.swift", "-Sub/node_modules/N.swift", "-checkouts/K.swift",
      ])
  }

  @Test(arguments: [true, false])
  func neverFollowsLinks(inGit: Bool) throws {
    try sandbox.write(all: [
      "out/O.swift", "out/Folder/P.swift", "root/Package.swift", "root/A.swift", "root/Folder/P.swift",
    ])
    try sandbox.link("root/Inside.swift", to: "A.swift")
    try sandbox.link("root/Outside.swift", to: "../out/O.swift")
    try sandbox.link("root/Broken.swift", to: "nowhere")
    try sandbox.link("root/Linked", to: "../out/Folder")
    if inGit {
      try sandbox.commitAll(in: "root")
      // Git goes on to list the files of a folder that has become a link.
      try FileManager.default.removeItem(at: sandbox.place("root/Folder"))
      try sandbox.link("root/Folder", to: "../out/Folder")
    }
    let all = inGit ? ["A.swift", "-Package.swift"] : ["A.swift", "Folder/P.swift", "-Package.swift"]
    #expect(try found("root") == all)
    #expect(try found("root", "root/Inside.swift", "root/Outside.swift") == all)
    #expect(
      throws: DiscoveryError.outsideRoot(path: sandbox.place("root/Linked").path, root: sandbox.place("root").path)
    ) {
      try found("root", "root/Linked")
    }
  }

  @Test(arguments: [true, false])
  func takesOddNames(inGit: Bool) throws {
    let names = [
      "-rf.swift", "--/-.swift", "a b/c d.swift", "new\nline.swift", "tab\t.swift", "Übersicht/日本 😀.swift",
      "quote'\".swift",
      "*.swift", "[a].swift", "back\\slash.swift", "%41.swift", "dir/\u{301}mark.swift",
    ]
    try sandbox.write("Package.swift")
    for name in names { try sandbox.write(name, "// \(name)") }
    if inGit { try sandbox.commitAll() }
    #expect(try Set(found("")) == Set(names + ["-Package.swift"]))
    let tree = try SourceDiscovery(paths: names.map(sandbox.place)).tree()
    #expect(Set(tree.entries.filter(\.isEditable).map(\.path)) == Set(names))
    for entry in tree.entries where entry.isEditable {
      #expect(try tree.contents(entry) == Data("// \(entry.path)".utf8))
    }
  }

  @Test func countsOverlappingPathsOnce() throws {
    try sandbox.write(all: ["Package.swift", "Sub/A.swift", "Sub/Deep/B.swift", "Subway/C.swift"])
    #expect(
      try found("Sub", "Sub/Deep", "Sub/A.swift", "Sub/../Sub") == [
        "-Package.swift", "Sub/A.swift", "Sub/Deep/B.swift", "-Subway/C.swift",
      ])
  }

  // MARK: The root

  @Test func findsTheRootThatAPathBelongsTo() throws {
    func root(of paths: String...) throws -> URL {
      try SourceDiscovery(paths: paths.map(sandbox.place)).root
    }
    try sandbox.write(all: [
      "repo/Package/Package.swift", "repo/Package/Sources/A.swift", "loose/B.swift",
      "app/App.xcodeproj/project.pbxproj",
      "app/Sources/C.swift", "work/W.xcworkspace/contents", "work/Sources/D.swift",
    ])
    #expect(try root(of: "repo/Package/Sources/A.swift") == sandbox.place("repo/Package"))
    try sandbox.git("init", "-q", in: "repo")
    #expect(try root(of: "repo/Package/Sources/A.swift") == sandbox.place("repo"))
    #expect(try root(of: "loose/B.swift") == sandbox.place("loose"))
    #expect(try root(of: "loose") == sandbox.place("loose"))
    #expect(try root(of: "app/Sources") == sandbox.place("app"))
    #expect(try root(of: "work/Sources", "work/W.xcworkspace") == sandbox.place("work"))
    try sandbox.link("shortcut", to: "repo")
    #expect(try root(of: "shortcut/Package") == sandbox.place("repo"))
  }

  @Test func refusesWhatItCannotFind() throws {
    try sandbox.write(all: ["one/A.swift", "two/B.swift"])
    let missing = #expect(throws: DiscoveryError.self) { try found("one", "no\u{1B}thing") }
    #expect(missing == .missing(path: sandbox.place("no\u{1B}thing").path))
    #expect(missing?.description == "no such file or folder: \(sandbox.url.path)/no\\u{1B}thing")
    let outside = #expect(throws: DiscoveryError.self) { try found("one", "two/B.swift") }
    #expect(
      outside?.description
        == "\(sandbox.url.path)/two/B.swift lies outside the root \(sandbox.url.path)/one")
    #expect(throws: DiscoveryError.rootIsNoFolder(path: sandbox.place("one/A.swift").path)) {
      try found("one/A.swift", root: "one/A.swift")
    }
  }
}
