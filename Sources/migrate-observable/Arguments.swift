import Foundation
import ObservableMigration

/// What the command line asks for.
struct Arguments: Sendable {
  enum Mode: Sendable {
    case rewrite, dryRun, check, help, fullHelp, version
    case explain(String?)
    case batch(BatchArguments)
  }
  enum Color: String, CaseIterable, Sendable { case auto, always, never }
  enum Format: String, CaseIterable, Sendable { case text, xcode, github, json, sarif, markdown }

  /// One report that is asked for, and the file that it goes to instead of a standard stream.
  struct Report: Sendable {
    var format: Format
    var output: String?
  }

  /// A command line that cannot be understood; the message says how to mend it.
  struct UsageError: Error, CustomStringConvertible {
    var description: String
  }

  var mode = Mode.rewrite
  var paths: [String] = []
  var root: String?
  var excludes: [String] = []
  var migration = MigrationOptions()
  var color = Color.auto
  /// At least one.
  var reports: [Report] = []
  /// Where the diff goes as a file.
  var patch: String?
  /// A plan as data, some of whose changes may be turned down.
  var plan: String?
  var isStrict = false
  /// Where one patch a change goes.
  var splitPatches: String?
  /// One commit a change.
  var commits = false
  var isQuiet = false
  var showsProgress = true
  var allowsDirty = false
  var allowsNoVersionControl = false

  /// Options without a value, and what each does.
  private static let flags: [String: @Sendable (inout Arguments) throws -> Void] = [
    "--dry-run": { try $0.choose(.dryRun) },
    "--check": { try $0.choose(.check) },
    "--help": { $0.mode = .help },
    "--help-all": { $0.mode = .fullHelp },
    "--version": { $0.mode = .version },
    "--safe-only": { $0.migration.safeOnly = true },
    "--commit": { $0.commits = true },
    "--strict": { $0.isStrict = true },
    "--quiet": { $0.isQuiet = true },
    "--no-progress": { $0.showsProgress = false },
    "--allow-dirty": { $0.allowsDirty = true },
    "--allow-no-vcs": { $0.allowsNoVersionControl = true },
  ]

  /// Options with a value, and what each does with it.
  private static let settings: [String: @Sendable (inout Arguments, String) throws -> Void] = [
    "--root": { $0.root = $1 },
    "--only": { $0.migration.only.insert($1) },
    "--exclude": { $0.excludes.append($1) },
    "--unpublished": { $0.migration.unpublished = try parsed($1, "--unpublished") },
    "--bindable": { $0.migration.bindable = try parsed($1, "--bindable") },
    "--inline-observed": { $0.migration.inlineObserved = try parsed($1, "--inline-observed") },
    "--publishers": { $0.migration.publishers = try parsed($1, "--publishers") },
    "--on-receive": { $0.migration.onReceive = try parsed($1, "--on-receive") },
    "--open-properties": { $0.migration.openProperties = try parsed($1, "--open-properties") },
    "--deployment-target": { $0.migration.deploymentTarget = try parsed($1, "--deployment-target") },
    "--color": { $0.color = try parsed($1, "--color") },
    "--format": { $0.reports.append(Report(format: try parsed($1, "--format"))) },
    "--output": { arguments, file in
      if arguments.reports.isEmpty { arguments.reports.append(Report(format: .text)) }
      guard arguments.reports[arguments.reports.count - 1].output == nil else {
        throw UsageError(description: "--output belongs to the --format before it, which has one already")
      }
      arguments.reports[arguments.reports.count - 1].output = file
    },
    "--patch": { $0.patch = $1 },
    "--split-patches": { $0.splitPatches = $1 },
    "--plan": { $0.plan = $1 },
    "--xcode": { $0.migration.xcode = try number($1, "--xcode", atLeast: 15) },
    "--jobs": { $0.migration.jobs = try number($1, "--jobs", atLeast: 1) },
  ]

  private static let short = ["-n": "--dry-run", "-h": "--help", "-j": "--jobs", "-q": "--quiet"]

  /// Every option, for the tests of the help.
  static var optionNames: [String] { (Array(flags.keys) + Array(settings.keys)).sorted() }

  /// Whether an option, by its long or short name, is followed by a value.
  static func takesValue(_ name: String) -> Bool { settings[short[name] ?? name] != nil }

  init(_ words: [String]) throws {
    migration.jobs = ProcessInfo.processInfo.activeProcessorCount
    if words.first == "batch" {
      mode = .batch(try BatchArguments(Array(words.dropFirst())))
      return
    }
    if words.first == "explain" {
      guard words.count <= 2 else { throw UsageError(description: "explain takes one id") }
      mode = .explain(words.dropFirst().first)
      return
    }
    var index = 0
    var isLiteral = false
    while index < words.count {
      let word = words[index]
      index += 1
      if isLiteral || word == "-" || !word.hasPrefix("-") {
        paths.append(word)
        continue
      }
      if word == "--" {
        isLiteral = true
        continue
      }
      var name = word
      var value: String?
      if word.hasPrefix("--"), let equals = word.firstIndex(of: "=") {
        name = String(word[..<equals])
        value = String(word[word.index(after: equals)...])
      } else if !word.hasPrefix("--"), word.count > 2, Self.short[String(word.prefix(2))] == "--jobs" {
        name = String(word.prefix(2))
        value = String(word.dropFirst(2))
      }
      name = Self.short[name] ?? name
      if let flag = Self.flags[name] {
        guard value == nil else { throw UsageError(description: "\(name) takes no value") }
        try flag(&self)
      } else if let setting = Self.settings[name] {
        // Why: in `--only --dry-run` the value was forgotten, and taking the next option for it would write.
        if value == nil, index < words.count, !words[index].hasPrefix("-") {
          value = words[index]
          index += 1
        }
        guard let value, !value.isEmpty else { throw UsageError(description: "\(name) needs a value") }
        try setting(&self, value)
      } else {
        throw UsageError(description: "unknown option \(TerminalText(word))" + Self.suggestion(for: name))
      }
    }
    // An unset variable of a script must not stand for the current folder.
    guard !paths.contains("") else { throw UsageError(description: "a path is empty") }
    if paths.isEmpty { paths = [root ?? "."] }
    if commits, case .rewrite = mode {
    } else if commits {
      throw UsageError(description: "--commit writes, and --dry-run and --check do not")
    }
    if reports.isEmpty { reports = [Report(format: .text)] }
    guard reports.count(where: { $0.output == nil }) <= 1 else {
      throw UsageError(description: "only one report can go to standard output; give the others an --output")
    }
  }

  private mutating func choose(_ mode: Mode) throws {
    if case .rewrite = self.mode {
      self.mode = mode
      return
    }
    switch (self.mode, mode) {
    case (.dryRun, .check), (.check, .dryRun):
      throw UsageError(description: "--dry-run and --check exclude each other")
    default: break
    }
  }

  private static func parsed<Value>(_ text: String, _ name: String) throws -> Value
  where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
    guard let value = Value(rawValue: text) else {
      let allowed = Value.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError(description: "\(name) takes one of \(allowed), not '\(TerminalText(text))'")
    }
    return value
  }

  private static func number(_ text: String, _ name: String, atLeast least: Int) throws -> Int {
    guard let value = Int(text), value >= least else {
      throw UsageError(description: "\(name) takes a number from \(least) on, not '\(TerminalText(text))'")
    }
    return value
  }

  private static func suggestion(for name: String) -> String {
    let nearest = optionNames.map { (name: $0, distance: EditDistance.between($0, name)) }.min {
      $0.distance < $1.distance
    }
    guard let nearest, nearest.distance <= 3 else { return "; --help lists the options" }
    return "; did you mean \(nearest.name)?"
  }
}

/// How many letters have to be changed, added or taken away to turn one word into another (Levenshtein).
enum EditDistance {
  static func between(_ left: String, _ right: String) -> Int {
    let right = Array(right)
    var row = Array(0...right.count)
    for (i, letter) in left.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for j in right.indices {
        let next = min(row[j + 1] + 1, row[j] + 1, diagonal + (letter == right[j] ? 0 : 1))
        diagonal = row[j + 1]
        row[j + 1] = next
      }
    }
    return row[right.count]
  }
}
