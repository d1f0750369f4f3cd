import Foundation

/// What an Xcode project says about its targets: which files they compile, for which systems, in which language mode.
struct XcodeProject: Sendable {
  struct Target: Hashable, Sendable {
    var name: String
    var settings: BuildSettings
  }

  /// The folder of the `.xcodeproj`, relative to the root.
  let folder: String
  private(set) var targets: [Target] = []
  /// Indices into `targets`, by path relative to the root.
  private var targetsOfFile: [String: Set<Int>] = [:]
  /// Folders whose files belong to a target without being listed (Xcode 16), and what is left out of them.
  private var synchronized: [(folder: String, target: Int, exceptions: Set<String>)] = []

  private typealias Object = [String: Any]

  /// nil where `data` is no project that can be read.
  ///
  /// - Parameters:
  ///   - path: of the `project.pbxproj`, relative to the root.
  ///   - configurations: the bytes of every `.xcconfig` under the root, by path.
  init?(path: String, data: Data, configurations: [String: Data]) {
    guard let plist = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil) as? Object,
      let objects = plist["objects"] as? [String: Object], let rootID = plist["rootObject"] as? String,
      let root = objects[rootID]
    else { return nil }
    folder = ModuleMap.folder(of: ModuleMap.folder(of: path))
    let text = String(decoding: data, as: UTF8.self)
    var reader = Reader(objects: objects, configurations: configurations, base: folder)
    if let group = root["mainGroup"] as? String { reader.visit(group, in: folder) }
    let projectSettings = reader.settings(of: root)
    for id in root["targets"] as? [String] ?? [] {
      guard let target = objects[id], let name = target["name"] as? String else { continue }
      let merged = reader.settings(of: target).map { own in projectSettings.merged(under: own) }
      let index = targets.count
      targets.append(Target(name: name, settings: BuildSettings(merged, projectPath: path, projectText: text)))
      for phase in (target["buildPhases"] as? [String] ?? []).compactMap({ objects[$0] }) {
        for file in (phase["files"] as? [String] ?? []).compactMap({ objects[$0]?["fileRef"] as? String }) {
          if let path = reader.paths[file] { targetsOfFile[path, default: []].insert(index) }
        }
      }
      for group in target["fileSystemSynchronizedGroups"] as? [String] ?? [] {
        guard let path = reader.paths[group] else { continue }
        let sets = (objects[group]?["exceptions"] as? [String] ?? []).compactMap { objects[$0] }
        let exceptions = sets.filter { $0["target"] as? String == id }.flatMap {
          $0["membershipExceptions"] as? [String] ?? []
        }
        synchronized.append((path, index, Set(exceptions.map { path.isEmpty ? $0 : path + "/" + $0 })))
      }
    }
  }

  /// The targets that compile the file at `path`.
  func targets(of path: String) -> Set<Int> {
    var found = targetsOfFile[path] ?? []
    for group in synchronized where path.hasPrefix(group.folder + "/") && !group.exceptions.contains(path) {
      found.insert(group.target)
    }
    return found
  }

  /// Walks groups for paths, and configurations for settings.
  private struct Reader {
    let objects: [String: Object]
    let configurations: [String: Data]
    let base: String
    /// Relative to the root, by object id.
    var paths: [String: String] = [:]

    mutating func visit(_ id: String, in folder: String, depth: Int = 0) {
      guard depth < 64, let object = objects[id] else { return }
      let own = object["path"] as? String
      let start = object["sourceTree"] as? String == "SOURCE_ROOT" ? base : folder
      let path = own.map { Self.joined(start, $0) } ?? start
      paths[id] = path
      for child in object["children"] as? [String] ?? [] { visit(child, in: path, depth: depth + 1) }
    }

    private static func joined(_ folder: String, _ name: String) -> String {
      var parts = folder.isEmpty ? [] : folder.split(separator: "/").map(String.init)
      for part in name.split(separator: "/") {
        if part == ".." { _ = parts.popLast() } else if part != "." { parts.append(String(part)) }
      }
      return parts.joined(separator: "/")
    }

    /// The settings of each configuration of a project or target, xcconfig files included.
    func settings(of object: Object) -> [[String: String]] {
      guard let list = (object["buildConfigurationList"] as? String).flatMap({ objects[$0] }) else { return [] }
      return (list["buildConfigurations"] as? [String] ?? []).compactMap { objects[$0] }.map { configuration in
        var settings: [String: String] = [:]
        if let file = (configuration["baseConfigurationReference"] as? String).flatMap({ paths[$0] }) {
          settings = self.settings(ofFile: file)
        }
        for (key, value) in configuration["buildSettings"] as? Object ?? [:] {
          settings[key] = value as? String ?? (value as? [String])?.joined(separator: " ")
        }
        return settings
      }
    }

    /// `KEY = value` lines of an xcconfig file and of those that it includes.
    private func settings(ofFile path: String, depth: Int = 0) -> [String: String] {
      guard depth < 8, let data = configurations[path] else { return [:] }
      var settings: [String: String] = [:]
      for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
        let text = line.trimmingCharacters(in: .whitespaces)
        if text.hasPrefix("#include") {
          let name = text.split(separator: "\"").dropFirst().first.map(String.init) ?? ""
          settings.merge(self.settings(ofFile: Self.joined(ModuleMap.folder(of: path), name), depth: depth + 1)) { $1 }
        } else if !text.hasPrefix("//"), let equals = text.firstIndex(of: "=") {
          let value = text[text.index(after: equals)...].split(separator: "//").first.map(String.init) ?? ""
          settings[text[..<equals].trimmingCharacters(in: .whitespaces)] = value.trimmingCharacters(in: .whitespaces)
        }
      }
      return settings
    }
  }
}

extension [[String: String]] {
  /// These settings under those of one configuration, which win; the configuration of the same place is not known by
  /// name here, so the widest of all stands below.
  fileprivate func merged(under own: [String: String]) -> [String: String] {
    reduce(into: [:]) { $0.merge($1) { first, _ in first } }.merging(own) { $1 }
  }
}

/// What the settings of one target mean for the migration.
struct BuildSettings: Hashable, Sendable {
  struct Platform: Hashable, Sendable {
    var name: String
    var version: [Int]
    /// Where the project declares it.
    var path: String
    var offset: Int
    var line: Int
  }

  private(set) var platforms: [Platform] = []
  private(set) var isSwift6 = false
  private(set) var isMainActorByDefault = false

  private static let keys: [(sdk: String, platform: String, key: String)] = [
    ("iphone", "iOS", "IPHONEOS_DEPLOYMENT_TARGET"), ("macosx", "macOS", "MACOSX_DEPLOYMENT_TARGET"),
    ("appletv", "tvOS", "TVOS_DEPLOYMENT_TARGET"), ("watch", "watchOS", "WATCHOS_DEPLOYMENT_TARGET"),
    ("xr", "visionOS", "XROS_DEPLOYMENT_TARGET"),
  ]

  /// - Parameter configurations: the settings of each build configuration of the target.
  init(_ configurations: [[String: String]], projectPath: String, projectText: String) {
    for settings in configurations {
      let sdk = settings["SDKROOT"] ?? ""
      let supported = sdk.isEmpty || sdk == "auto" ? settings["SUPPORTED_PLATFORMS"] ?? "" : sdk
      for (prefix, name, key) in Self.keys {
        guard supported.isEmpty || supported.contains(prefix), let value = settings[key] else { continue }
        let version = value.split(separator: ".").compactMap { Int($0) }
        guard !version.isEmpty else { continue }
        let place = projectText.range(of: "\(key) = \(value)") ?? projectText.range(of: key)
        let offset = place.map { projectText.utf8.distance(from: projectText.startIndex, to: $0.lowerBound) } ?? 0
        let line = projectText.utf8.prefix(offset).reduce(1) { $1 == 0x0A ? $0 + 1 : $0 }
        platforms.append(Platform(name: name, version: version, path: projectPath, offset: offset, line: line))
      }
      if settings["SWIFT_VERSION"]?.hasPrefix("6") == true { isSwift6 = true }
      if settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor" { isMainActorByDefault = true }
    }
  }

  /// The first platform without Observation.
  var tooLowPlatform: Platform? {
    platforms.first { platform in
      ObservationAvailability.minimum[platform.name].map { platform.version.lexicographicallyPrecedes([$0]) } ?? false
    }
  }
}
