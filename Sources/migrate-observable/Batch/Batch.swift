import Foundation
import ObservableMigration

/// Many repositories, each in a process of its own with a time limit. One that is broken is a row, never the end.
struct Batch {
  let arguments: BatchArguments

  private var folder: URL { URL(fileURLWithPath: arguments.outputFolder) }

  func run() throws -> ExitStatus {
    if !arguments.summarized.isEmpty {
      var last: [String: BatchRecord] = [:]
      var order: [String] = []
      for file in arguments.summarized {
        guard access(file, R_OK) == 0 else { throw Command.Refusal(description: "cannot read \(TerminalText(file))") }
        for record in BatchState.records(in: URL(fileURLWithPath: file)) {
          if last.updateValue(record, forKey: record.path) == nil { order.append(record.path) }
        }
      }
      // Shards take turns through one list, so only the names say an order that all agree on.
      return try report(order.sorted().compactMap { last[$0] })
    }
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("logs"), withIntermediateDirectories: true)
    let url = folder.appendingPathComponent(arguments.stateName)
    if !arguments.resumes, !arguments.onlyFailed { try? FileManager.default.removeItem(at: url) }
    let state = BatchState(url)
    let known = state.records()
    let selected = arguments.selected
    let waiting = selected.filter { path in
      guard let record = known[path] else { return !arguments.onlyFailed }
      return arguments.onlyFailed ? record.outcome.isFailure : !arguments.resumes
    }
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = arguments.jobs
    for path in waiting {
      queue.addOperation {
        let record = BatchRun(path: path, arguments: arguments, folder: folder).record()
        do { try state.append(record) } catch { Output.error("cannot write \(url.path): \(error)") }
        Output.note("\(record.outcome.rawValue)  \(TerminalText(path))\n")
      }
    }
    queue.waitUntilAllOperationsAreFinished()
    let records = state.records()
    return try report(selected.compactMap { records[$0] }.sorted { $0.path < $1.path })
  }

  private func report(_ records: [BatchRecord]) throws -> ExitStatus {
    let summary = BatchSummary(records)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in [
      ("summary.json", try summary.json), ("summary.md", summary.markdown), ("summary.html", summary.html),
    ] {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name), options: .atomic)
    }
    try Output.write(summary.text)
    return summary.failures > 0 ? .failure : .success
  }
}
