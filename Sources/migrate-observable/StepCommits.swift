import Foundation
import ObservableMigration

/// Makes one commit a change, with the hooks and the signing that the user has.
struct StepCommits {
  let root: URL
  let git: GitClient
  let writer: FileWriter

  /// Refuses when something is staged already, which a commit would take along.
  func checkIndex() throws {
    guard try git.run(["diff", "--cached", "--quiet", "--no-ext-diff", "--no-textconv"], in: root).status == 0 else {
      throw Command.Refusal(
        description: "changes are staged already; commit or unstage them first; nothing was written")
    }
  }

  /// Writes and commits step after step. Where a commit fails, the files of that step are put back, and the message says
  /// how many were made.
  func make(_ steps: [MigrationStep]) throws {
    for (index, step) in steps.enumerated() {
      try writer.write(step.files)
      let paths = step.files.map(\.path)
      let outcome = try run(["commit", "--quiet", "--message", Self.message(step.change), "--"] + paths)
      guard outcome.status == 0 else {
        try writer.write(
          step.files.map { MigrationStep.File(path: $0.path, before: $0.after, after: $0.before) })
        _ = try run(["reset", "--quiet", "--"] + paths)
        let done = index == 1 ? "1 change was committed" : "\(index) changes were committed"
        throw Command.Refusal(
          description: "git commit failed for \(TerminalText(step.change.classes.joined(separator: ", "))): "
            + "\(TerminalText(outcome.message)); \(done)")
      }
    }
  }

  private static func message(_ change: Change) -> String {
    let names = change.classes.joined(separator: ", ")
    let title = names.count <= 40 ? names : "\(change.classes[0]) and \(change.classes.count - 1) more"
    var text = "Make \(title) @Observable\n\n"
    for name in change.classes { text += "- \(name)\n" }
    let reviews = change.findings.filter { $0.applicability == .review }
    if !reviews.isEmpty {
      text += "\nTo review:\n\n"
      for finding in reviews {
        text += "- \(finding.location.path):\(finding.location.line): \(finding.message) [\(finding.id.rawValue)]\n"
      }
    }
    return text
  }

  /// As the user would run it: `GitClient` switches hooks off, which a commit is to run.
  private func run(_ arguments: [String]) throws -> (status: Int32, message: String) {
    let process = Process()
    process.executableURL = git.executable
    process.arguments = ["--literal-pathspecs", "-C", root.path] + arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    let pipe = Pipe()
    process.standardError = pipe
    try process.run()
    let bytes = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .newlines))
  }
}
