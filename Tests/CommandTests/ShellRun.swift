import Foundation
import Support

extension CommandRun {
  /// Runs a line of shell in which `$0` is the built command.
  init(shell line: String, in folder: URL) throws {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
    let place = bundle ?? URL(fileURLWithPath: CommandLine.arguments[0])
    let command = place.deletingLastPathComponent().appendingPathComponent("migrate-observable")
    try self.init("/bin/sh", ["-c", line, command.path], in: folder)
  }
}
