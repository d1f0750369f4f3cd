import Foundation
import ObservableMigration

/// One repository of a batch: this program run once more, for it alone.
struct BatchRun {
  let path: String
  let arguments: BatchArguments
  /// The output folder of the batch.
  let folder: URL

  func record() -> BatchRecord {
    let start = Date()
    var record = BatchRecord(
      path: path, commit: nil, outcome: .failed, message: nil, totals: nil, left: [:], seconds: 0,
      log: "logs/\(Self.logName(path)).log")
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
      do { try run(&record) } catch { record.message = Self.line("\(error)") }
    } else {
      record.outcome = .missing
      record.message = "there is no such folder"
    }
    record.seconds = (Date().timeIntervalSince(start) * 1000).rounded() / 1000
    return record
  }

  private func run(_ record: inout BatchRecord) throws {
    let repository = URL(fileURLWithPath: path, isDirectory: true)
    if let git = GitClient(), let commit = try? git.run(["rev-parse", "HEAD"], in: repository), commit.status == 0 {
      record.commit = commit.line
      if let branch = arguments.branch { try begin(branch, git, repository) }
    }
    let log = folder.appendingPathComponent(record.log)
    try Data().write(to: log)
    let handle = try FileHandle(forWritingTo: log)
    defer { try? handle.close() }
    let report = FileManager.default.temporaryDirectory.appendingPathComponent("batch-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: report) }
    let process = Process()
    process.executableURL = try Self.program()
    process.currentDirectoryURL = repository
    process.arguments =
      arguments.passedOn + ["--no-progress", "--format", "json", "--output", report.path]
      + ["--format", "text", "--", "."]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = handle
    process.standardError = handle
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    try process.run()
    if ended.wait(timeout: .now() + .seconds(arguments.timeout)) == .timedOut {
      process.terminate()
      if ended.wait(timeout: .now() + .seconds(5)) == .timedOut { kill(process.processIdentifier, SIGKILL) }
      process.waitUntilExit()
      record.outcome = .timedOut
      record.message = "took more than \(arguments.timeout) seconds"
      return
    }
    if let data = try? Data(contentsOf: report), let plan = try? JSONDecoder().decode(JSONReport.self, from: data) {
      record.totals = plan.totals
      for verdict in plan.classes where !verdict.migrates {
        record.left[verdict.reasons.first?.id.rawValue ?? "", default: 0] += 1
      }
    }
    switch process.terminationStatus {
    case 0: record.outcome = .done
    case 1: record.outcome = .pending
    default:
      let text = (try? String(contentsOf: log, encoding: .utf8)) ?? ""
      record.message =
        text.split(separator: "\n").first { $0.hasPrefix("migrate-observable: ") }.map {
          Self.line(String($0.dropFirst("migrate-observable: ".count)))
        } ?? "ended with status \(process.terminationStatus)"
    }
  }

  /// A fresh branch for what the run writes.
  private func begin(_ branch: String, _ git: GitClient, _ repository: URL) throws {
    let made = try git.run(["switch", "--quiet", "--create", branch], in: repository)
    guard made.status == 0 else {
      throw Command.Refusal(description: "cannot begin branch \(branch): \(Self.line(made.message))")
    }
  }

  private static func program() throws -> URL {
    guard let path = Bundle.main.executablePath else {
      throw Command.Refusal(description: "cannot tell where this program is")
    }
    return URL(fileURLWithPath: path)
  }

  private static func line(_ text: String) -> String {
    String(text.split(whereSeparator: \.isNewline).first ?? "").trimmingCharacters(in: .whitespaces)
  }

  /// Two paths never share a log.
  private static func logName(_ path: String) -> String {
    let name = path.map { $0.isLetter || $0.isNumber || $0 == "." || $0 == "-" ? $0 : "_" }.suffix(60)
    var hash: UInt32 = 2_166_136_261
    for byte in path.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return String(name) + "-" + String(hash, radix: 16)
  }
}
