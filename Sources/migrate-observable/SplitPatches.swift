import Foundation
import ObservableMigration

/// Writes one patch a change, numbered in the order in which they apply: `0001-InboxModel.patch`.
struct SplitPatches {
  let folder: URL
  let git: GitClient
  /// Leads from the top of the repository to the root; empty or with a `/` at its end.
  let pathPrefix: String

  /// Refuses a folder that holds anything but earlier patches of this kind, which are replaced.
  func write(_ steps: [MigrationStep]) throws {
    let manager = FileManager.default
    try manager.createDirectory(at: folder, withIntermediateDirectories: true)
    let old = try manager.contentsOfDirectory(atPath: folder.path)
    if let other = old.first(where: { !Self.isOurs($0) }) {
      throw Command.Refusal(
        description: "\(TerminalText(folder.path)) holds \(TerminalText(other)); patches go to an empty folder")
    }
    for name in old { try manager.removeItem(at: folder.appendingPathComponent(name)) }
    for (index, step) in steps.enumerated() {
      let number = String(repeating: "0", count: max(0, 4 - String(index + 1).count)) + String(index + 1)
      let name = "\(number)-\(Self.fileName(step.change.classes[0])).patch"
      try Data(patch(step)).write(to: folder.appendingPathComponent(name), options: .atomic)
    }
  }

  private static func isOurs(_ name: String) -> Bool {
    name.hasSuffix(".patch") && name.prefix(4).allSatisfy(\.isNumber) && name.dropFirst(4).first == "-"
  }

  private static func fileName(_ className: String) -> String {
    String(className.map { $0.isLetter || $0.isNumber || $0 == "." ? $0 : "_" }.prefix(80))
  }

  /// What `git diff` says about two folders that hold the files of the step before and after.
  private func patch(_ step: MigrationStep) throws -> Data {
    let work = FileManager.default.temporaryDirectory.appendingPathComponent("migrate-observable-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: work) }
    for file in step.files {
      for (side, bytes) in [("a", file.before), ("b", file.after)] {
        let url = work.appendingPathComponent(side).appendingPathComponent(pathPrefix + file.path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: url)
      }
    }
    let arguments = ["diff", "--no-index", "--no-prefix", "--no-color", "--no-ext-diff", "--no-textconv", "--text"]
    let output = try git.run(arguments + ["a", "b"], in: work)
    // 1 says that there are differences.
    guard output.status <= 1 else {
      throw Command.Refusal(description: "git diff failed: \(TerminalText(output.message))")
    }
    return output.bytes
  }
}
