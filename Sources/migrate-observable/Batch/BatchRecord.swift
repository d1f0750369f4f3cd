import Foundation
import ObservableMigration

/// What came of one repository: a line of `state.jsonl`.
struct BatchRecord: Codable, Equatable, Sendable {
  enum Outcome: String, Codable, Sendable {
    case done, pending, failed, missing
    case timedOut = "timed-out"

    var isFailure: Bool { self != .done && self != .pending }
  }

  var path: String
  /// The commit that was worked on, where there is one.
  var commit: String?
  var outcome: Outcome
  /// Why it failed, in one line.
  var message: String?
  var totals: JSONReport.Totals?
  /// How many classes are left for each reason.
  var left: [String: Int]
  var seconds: Double
  /// Relative to the output folder.
  var log: String
}

/// The records of a batch, appended line by line so that a kill loses none that was written.
final class BatchState: @unchecked Sendable {
  private let url: URL
  private let lock = NSLock()

  init(_ url: URL) {
    self.url = url
  }

  /// The last record of each repository; half a line at the end, as a kill leaves it, does not count.
  func records() -> [String: BatchRecord] {
    var found: [String: BatchRecord] = [:]
    for record in Self.records(in: url) { found[record.path] = record }
    return found
  }

  static func records(in url: URL) -> [BatchRecord] {
    guard let data = try? Data(contentsOf: url) else { return [] }
    return data.split(separator: UInt8(ascii: "\n")).compactMap {
      try? JSONDecoder().decode(BatchRecord.self, from: Data($0))
    }
  }

  func append(_ record: BatchRecord) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let line = try encoder.encode(record) + Data("\n".utf8)
    lock.lock()
    defer { lock.unlock() }
    if !FileManager.default.fileExists(atPath: url.path) { try Data().write(to: url) }
    let handle = try FileHandle(forUpdating: url)
    defer { try? handle.close() }
    let end = try handle.seekToEnd()
    if end > 0 {
      // What a kill left unfinished must not swallow this line.
      try handle.seek(toOffset: end - 1)
      let last = try handle.read(upToCount: 1)
      if last != Data("\n".utf8) { try handle.write(contentsOf: Data("\n".utf8)) }
    }
    try handle.write(contentsOf: line)
    try handle.synchronize()
  }
}
