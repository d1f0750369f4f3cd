import Foundation
import ObservableMigration

/// What `migrate-observable batch` asks for.
struct BatchArguments: Sendable {
  var repositories: [String] = []
  var outputFolder = "migrate-observable-batch"
  var jobs = max(1, ProcessInfo.processInfo.activeProcessorCount / 2)
  /// Seconds that one repository may take.
  var timeout = 600
  var branch: String?
  var resumes = false
  var onlyFailed = false
  /// The I-th of N parts of the list, from 1.
  var shard: (index: Int, count: Int)?
  /// State files to merge instead of running anything.
  var summarized: [String] = []
  /// Handed to each run as they are.
  var passedOn: [String] = []

  init(_ words: [String]) throws {
    var words = words[...]
    var summarizes = false
    func value(_ name: String) throws -> String {
      guard let next = words.popFirst(), !next.isEmpty, !next.hasPrefix("--") else {
        throw Arguments.UsageError(description: "\(name) needs a value")
      }
      return next
    }
    func number(_ name: String) throws -> Int {
      let text = try value(name)
      guard let number = Int(text), number > 0 else {
        throw Arguments.UsageError(description: "\(name) takes a number from 1 on, not '\(TerminalText(text))'")
      }
      return number
    }
    while var word = words.popFirst() {
      if word.hasPrefix("--"), let equals = word.firstIndex(of: "=") {
        words.insert(String(word[word.index(after: equals)...]), at: words.startIndex)
        word = String(word[..<equals])
      }
      switch word {
      case "--repos": repositories += try Self.list(value(word))
      case "--output-dir": outputFolder = try value(word)
      case "--jobs", "-j": jobs = try number(word)
      case "--timeout": timeout = try number(word)
      case "--branch": branch = try value(word)
      case "--resume": resumes = true
      case "--only-failed": onlyFailed = true
      case "--summarize": summarizes = true
      case "--shard":
        let parts = try value(word).split(separator: "/").compactMap { Int($0) }
        guard parts.count == 2, parts[0] >= 1, parts[0] <= parts[1] else {
          throw Arguments.UsageError(description: "--shard takes I/N, with I from 1 to N")
        }
        shard = (parts[0], parts[1])
      default:
        guard word.hasPrefix("-") else {
          if summarizes { summarized.append(word) } else { repositories.append(word) }
          continue
        }
        passedOn.append(word)
        if Arguments.takesValue(word) { passedOn.append(try value(word)) }
      }
    }
    if summarizes, summarized.isEmpty { throw Arguments.UsageError(description: "--summarize takes state files") }
    if !summarizes, repositories.isEmpty {
      throw Arguments.UsageError(description: "batch takes repositories, or --repos with a file that lists them")
    }
    // A wrong option should fail once, not in every repository.
    if !summarizes { _ = try Arguments(passedOn + ["."]) }
  }

  /// The repositories of this shard, each once, in the order given.
  var selected: [String] {
    var seen: Set<String> = []
    let all = repositories.filter { seen.insert($0).inserted }
    guard let shard else { return all }
    return all.enumerated().filter { $0.offset % shard.count == shard.index - 1 }.map(\.element)
  }

  var stateName: String {
    shard.map { "state-\($0.index)-of-\($0.count).jsonl" } ?? "state.jsonl"
  }

  private static func list(_ file: String) throws -> [String] {
    guard let text = try? String(contentsOfFile: file, encoding: .utf8) else {
      throw Arguments.UsageError(description: "cannot read the list \(TerminalText(file))")
    }
    return text.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty && !$0.hasPrefix("#") }
  }
}
