import Foundation
import Testing

/// A file that holds what came out when a person last read it.
///
/// `UPDATE_GOLDENS=1 swift test` records anew, except on a machine that says it is a build server (`CI`).
public struct Golden: Sendable {
  public let file: URL

  public init(_ file: URL) {
    self.file = file
  }

  static var isRecording: Bool {
    let environment = ProcessInfo.processInfo.environment
    return environment["UPDATE_GOLDENS"] == "1" && environment["CI"] == nil
  }

  /// Records an issue where `actual` is not what the file holds; no file counts as empty.
  public func check(_ actual: [UInt8], sourceLocation: SourceLocation = #_sourceLocation) throws {
    let recorded = FileManager.default.fileExists(atPath: file.path) ? Array(try Data(contentsOf: file)) : []
    if recorded == actual { return }
    guard !Golden.isRecording else { return try record(actual) }
    let difference = LineDifference(from: recorded, to: actual)
    Issue.record(
      """
      \(file.lastPathComponent) holds something else; read the difference, then run UPDATE_GOLDENS=1 swift test
      \(difference)
      """, sourceLocation: sourceLocation)
  }

  private func record(_ actual: [UInt8]) throws {
    if actual.isEmpty { return try FileManager.default.removeItem(at: file) }
    try Data(actual).write(to: file, options: .atomic)
  }
}
