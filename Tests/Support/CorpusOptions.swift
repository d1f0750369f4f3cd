import ObservableMigration

/// The policies of one Corpus case, a line each as on the command line: `--bindable property`.
struct CorpusOptions {
  struct Unknown: Error, CustomStringConvertible {
    let line: String

    var description: String { "no such line in options.txt: \(line)" }
  }

  var migration = MigrationOptions()
  /// Files and folders that may be read but not changed.
  private var readOnly: [String] = []

  init(lines: String) throws {
    for line in lines.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      guard try apply(words[0], words.count > 1 ? words[1] : "") else { throw Unknown(line: String(line)) }
    }
  }

  /// Whether nothing excludes the file at `path`.
  func isEditable(_ path: String) -> Bool {
    !readOnly.contains { path == $0 || path.hasPrefix($0 + "/") }
  }

  private mutating func apply(_ option: String, _ value: String) throws -> Bool {
    switch option {
    case "--unpublished": try set(\.unpublished, value)
    case "--bindable": try set(\.bindable, value)
    case "--inline-observed": try set(\.inlineObserved, value)
    case "--publishers": try set(\.publishers, value)
    case "--on-receive": try set(\.onReceive, value)
    case "--open-properties": try set(\.openProperties, value)
    case "--deployment-target": try set(\.deploymentTarget, value)
    case "--xcode":
      guard let version = Int(value) else { return false }
      migration.xcode = version
    case "--only": migration.only.insert(value)
    case "--safe-only": migration.safeOnly = true
    case "--exclude": readOnly.append(value)
    default: return false
    }
    return true
  }

  private mutating func set<Policy: RawRepresentable<String>>(
    _ policy: WritableKeyPath<MigrationOptions, Policy>, _ value: String
  ) throws {
    guard let chosen = Policy(rawValue: value) else { throw Unknown(line: value) }
    migration[keyPath: policy] = chosen
  }
}
