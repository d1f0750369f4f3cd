/// Which module each file belongs to.
///
/// Targets of a `Package.swift` are modules; any other file belongs to one module for the innermost folder that holds a
/// package or an Xcode project.
struct ModuleMap: Sendable {
  struct Module: Hashable, Sendable {
    /// The name that `import` uses; nil for files of an Xcode project or of a bare folder.
    var name: String?
    /// The folder of the project, relative to the root; empty for the root.
    var project: String
    /// The index of its package among `packages`.
    var package: Int?
  }

  struct Package: Sendable {
    var folder: String
    var manifest: PackageManifest
    var source: SourceFile
  }

  private(set) var modules: [Module] = []
  private(set) var packages: [Package] = []
  let projects: [XcodeProject]
  private var projectFolders: [String]
  private var moduleIndex: [Module: Int] = [:]
  private var named: [String: [Int]] = [:]

  /// - Parameters:
  ///   - packages: every `Package.swift`, with its bytes.
  ///   - projects: every Xcode project.
  init(packages: [SourceFile], projects: [XcodeProject]) {
    self.projects = projects
    self.packages = packages.map {
      Package(folder: Self.folder(of: $0.path), manifest: PackageManifest($0), source: $0)
    }
    projectFolders = Set(projects.map(\.folder) + self.packages.map(\.folder)).sorted { $0.utf8.count > $1.utf8.count }
  }

  static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  /// The module of the file at `path`.
  mutating func module(of path: String) -> Int {
    let project = projectFolders.first { Self.isInside(path, folder: $0) } ?? ""
    let package = packages.firstIndex { $0.folder == project }
    var module = Module(name: nil, project: project, package: package)
    if let package {
      module.name = Self.target(of: path, in: packages[package]) ?? ""
    }
    if let known = moduleIndex[module] { return known }
    modules.append(module)
    moduleIndex[module] = modules.count - 1
    if let name = module.name { named[name, default: []].append(modules.count - 1) }
    return modules.count - 1
  }

  /// The modules that `import name` can mean for a file of `module`: those of its own project first.
  func imported(_ name: String, from module: Int) -> [Int] {
    let all = named[name] ?? []
    let own = all.filter { modules[$0].project == modules[module].project }
    return own.isEmpty ? all : own
  }

  /// The Xcode targets that compile the file at `path`, each by its project and place in it.
  func targets(of path: String) -> Set<TargetID> {
    var found: Set<TargetID> = []
    for (index, project) in projects.enumerated() {
      for target in project.targets(of: path) { found.insert(TargetID(project: index, target: target)) }
    }
    return found
  }

  struct TargetID: Hashable, Sendable {
    var project: Int
    var target: Int
  }

  /// The settings that the file at `path` is built with in an Xcode project: those of its targets, or of all targets of
  /// its project where none lists it.
  func settings(of path: String) -> [(target: String, settings: BuildSettings)] {
    let own = targets(of: path)
    if !own.isEmpty {
      return own.map { projects[$0.project].targets[$0.target] }.sorted { $0.name < $1.name }.map {
        ($0.name, $0.settings)
      }
    }
    let project = projectFolders.first { Self.isInside(path, folder: $0) }
    return projects.filter { $0.folder == project }.flatMap(\.targets).map { ($0.name, $0.settings) }
  }

  private static func isInside(_ path: String, folder: String) -> Bool {
    folder.isEmpty || path.hasPrefix(folder + "/")
  }

  private static func target(of path: String, in package: Package) -> String? {
    let relative = package.folder.isEmpty ? path : String(path.dropFirst(package.folder.utf8.count + 1))
    var best: (name: String, length: Int)?
    for target in package.manifest.targets {
      let folders =
        target.path.map { [$0] }
        ?? ["Sources", "Source", "src", "srcs", "Tests"].map { $0 + "/" + target.name }
      for folder in folders.map(trimmed) where isInside(relative, folder: folder) {
        if folder.utf8.count >= best?.length ?? 0 { best = (target.name, folder.utf8.count) }
      }
    }
    if let best { return best.name }
    let components = relative.split(separator: "/")
    guard components.count > 2 else { return package.manifest.targets.first { !$0.isTest }?.name }
    return String(components[1])
  }

  private static func trimmed(_ folder: String) -> String {
    var text = folder.hasPrefix("./") ? String(folder.dropFirst(2)) : folder
    while text.hasSuffix("/") { text.removeLast() }
    return text == "." ? "" : text
  }
}
