import Foundation
import Support
import Testing

/// The command line: options, help, exit status.
@Suite struct ArgumentTests {
  private func run(_ arguments: String...) throws -> CommandRun {
    try CommandRun(arguments, in: FileManager.default.temporaryDirectory)
  }

  @Test func helpFitsAScreen() throws {
    let help = try run("--help")
    let lines = help.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(help.status == 0)
    #expect(lines.count <= 24)
    #expect(lines.allSatisfy { $0.count <= 80 })
    #expect(help.output.contains("examples:"))
  }

  @Test func fullHelpNamesEveryOption() throws {
    let help = try run("--help-all").output
    let options = [
      "--dry-run", "--check", "--root", "--only", "--exclude", "--safe-only", "--unpublished", "--bindable",
      "--inline-observed", "--xcode", "--deployment-target", "--jobs", "--color", "--quiet", "--format",
      "--no-progress",
      "--allow-dirty", "--allow-no-vcs", "--help", "--version",
    ]
    for option in options { #expect(help.contains(option), "\(option)") }
  }

  @Test func versionIsOneLine() throws {
    #expect(try run("--version").output == "0.1.0\n")
  }

  @Test func suggestsTheNearestOption() throws {
    let result = try run("--dry-rum")
    #expect(result.status == 64)
    #expect(result.errors.contains("did you mean --dry-run?"))
  }

  @Test func namesAllowedValues() throws {
    let result = try run("--unpublished=some")
    #expect(result.status == 64)
    #expect(result.errors.contains("auto, track, ignore"))
  }

  @Test(arguments: [
    ["--jobs", "0"], ["--jobs"], ["--root"], ["--quiet=yes"], ["-n", "--check"], ["explain", "a", "b"],
  ])
  func refusesWhatCannotBeMeant(_ arguments: [String]) throws {
    #expect(try CommandRun(arguments, in: FileManager.default.temporaryDirectory).status == 64)
  }

  @Test func explainsEachFinding() throws {
    let list = try run("explain")
    #expect(list.status == 0)
    let ids = list.output.split(separator: "\n").compactMap { $0.split(separator: " ").first.map(String.init) }
    #expect(ids.contains("publisher-use"))
    let text = try run("explain", "publisher-use")
    #expect(text.status == 0)
    for part in ["Before:", "The way out:"] { #expect(text.output.contains(part)) }
    let wrong = try run("explain", "publisher-uses")
    #expect(wrong.status == 64)
    #expect(wrong.errors.contains("did you mean publisher-use?"))
  }
}
