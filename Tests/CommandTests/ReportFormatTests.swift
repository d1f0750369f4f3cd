import Foundation
import Support
import Testing

/// Reports as files, patches, and plans that are given back.
@Suite struct ReportFormatTests {
  private static let first = "import SwiftUI\n\nfinal class First: ObservableObject {\n  @Published var n = 0\n}\n"
  private static let second = "import SwiftUI\n\nfinal class Second: ObservableObject {\n  @Published var n = 0\n}\n"
  private static let left = """
    import Combine

    final class Left: ObservableObject {
      @Published var n = 0
      var values: some Publisher { $n }
    }

    """

  private func repository() throws -> TemporaryRepository {
    let repository = try TemporaryRepository()
    try repository.write(Self.first, to: "First.swift")
    try repository.write(Self.second, to: "Second.swift")
    try repository.write(Self.left, to: "Left.swift")
    try repository.commit()
    return repository
  }

  @Test func severalReportsGoWhereTheyShould() throws {
    let repository = try repository()
    let run = try CommandRun(
      [
        "-n", "--format", "json", "--output", "r.json", "--format", "sarif", "--output", "r.sarif", "--format",
        "markdown",
      ],
      in: repository.url)
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("diff --git"))
    #expect(run.errors.hasPrefix("## From ObservableObject to @Observable\n\n2 of 3 classes migrate"))
    let json = try repository.read("r.json")
    #expect(json.contains("\"migrating\" : 2") && json.contains("\"first\" : \"Run with"))
    #expect(try repository.read("r.sarif").contains("\"ruleId\" : \"publisher-use\""))
  }

  @Test func twoReportsForOneStreamAreRefused() throws {
    let repository = try repository()
    let run = try CommandRun(["--check", "--format", "json", "--format", "text"], in: repository.url)
    #expect(run.status == 64)
    #expect(run.errors.contains("only one report can go to standard output"))
  }

  @Test func gitHubReportIsAnnotations() throws {
    let repository = try repository()
    let run = try CommandRun(["--check", "--format", "github"], in: repository.url)
    #expect(
      run.output
        == "::warning file=Left.swift,line=5,col=32,title=publisher-use::'$n' of 'Left' is used as a publisher\n")
  }

  @Test func patchIsWhatTheRewriteDoes() throws {
    let repository = try repository()
    #expect(try CommandRun(["--check", "--patch", "all.patch"], in: repository.url).status == 1)
    try repository.git("apply", "all.patch")
    let applied = try ["First.swift", "Second.swift", "Left.swift"].map(repository.read)
    try repository.git("checkout", "--", ".")
    #expect(try CommandRun([], in: repository.url).status == 0)
    #expect(try ["First.swift", "Second.swift", "Left.swift"].map(repository.read) == applied)
    #expect(applied[0] != Self.first)
  }

  @Test func unwritableOutputIsAFailure() throws {
    let repository = try repository()
    let run = try CommandRun(["--check", "--patch", "no/such/folder/p"], in: repository.url)
    #expect(run.status == 2)
    #expect(run.errors.contains("cannot write no/such/folder/p"))
  }

  @Test func planLeavesWhatItTurnsDown() throws {
    let repository = try repository()
    _ = try CommandRun(["-n", "--format", "json", "--output", "plan.json"], in: repository.url)
    let plan = try repository.read("plan.json")
    let applies = plan.ranges(of: "\"apply\" : true")
    #expect(applies.count == 2)
    try repository.write(plan.replacingCharacters(in: applies[1], with: "\"apply\" : false"), to: "plan.json")
    let run = try CommandRun(["--plan", "plan.json"], in: repository.url)
    #expect(run.status == 0)
    #expect(run.output.contains("'Second' was declined"))
    #expect(try repository.read("Second.swift") == Self.second)
    #expect(try repository.read("First.swift") != Self.first)
  }

  @Test func planOfOtherSourcesIsRefused() throws {
    let repository = try repository()
    _ = try CommandRun(["-n", "--format", "json", "--output", "plan.json"], in: repository.url)
    try repository.write(Self.first + "\n", to: "First.swift")
    try repository.commit()
    let run = try CommandRun(["--plan", "plan.json"], in: repository.url)
    #expect(run.status == 2)
    #expect(run.errors.contains("First.swift is not what the plan was made from"))
    try repository.write("{\"version\": 7}", to: "plan.json")
    #expect(try CommandRun(["--plan", "plan.json"], in: repository.url).status == 2)
  }

  @Test func strictFailsWithAnythingLeft() throws {
    let repository = try repository()
    #expect(try CommandRun(["-n", "--strict"], in: repository.url).status == 1)
    #expect(try CommandRun(["-n", "--strict", "--publishers", "bridge"], in: repository.url).status == 0)
  }
}
