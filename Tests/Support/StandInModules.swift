import Foundation

/// The stand-ins for SwiftUI, Combine and others, compiled from `Tests/Interfaces` once for each version of their
/// sources and of the compiler.
struct StandInModules: Sendable {
  let folder: URL
  /// Changes with the stand-ins and the compiler.
  let key: String

  /// What code that imports them is compiled with.
  var flags: [String] {
    [
      "-I", folder.path, "-load-plugin-executable",
      folder.appendingPathComponent("StandInMacros").path + "#StandInMacros",
    ]
  }

  /// Those that code can be run with, and not only compiled.
  private static let running = ["Combine", "SwiftUI", "UIKit"]

  /// What code that is run is linked with.
  var objects: [String] { StandInModules.running.map { folder.appendingPathComponent($0).path + ".o" } }

  /// Where this package keeps what the proof has made.
  static let cache = packageRoot.appendingPathComponent(".build/corpus-proof")

  private static let building = Task { try await StandInModules() }

  /// Built by whoever asks first.
  static var built: StandInModules {
    get async throws { try await building.value }
  }

  private init() async throws {
    let interfaces = packageRoot.appendingPathComponent("Tests/Interfaces")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: interfaces.path).filter { $0.hasSuffix(".swift") }
    let sources = try paths.sorted().map { path in
      (path: path, text: try String(contentsOf: interfaces.appendingPathComponent(path), encoding: .utf8))
    }
    var hash = ContentHash()
    hash.combine(try await Compiler.shared.version())
    hash.combine(StandInModules.running.joined(separator: " "))
    for source in sources {
      hash.combine(source.path)
      hash.combine(source.text)
    }
    key = hash.name
    folder = StandInModules.cache.appendingPathComponent("modules-\(key)")
    if FileManager.default.fileExists(atPath: folder.path) { return }

    let modules = Dictionary(grouping: sources) { String($0.path.prefix { $0 != "/" }) }
    let temporary = StandInModules.cache.appendingPathComponent("modules-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: temporary) }
    for name in ModuleOrder(modules.map { .init(name: $0.key, texts: $0.value.map(\.text)) }).names {
      let files = (modules[name] ?? []).map { interfaces.appendingPathComponent($0.path).path }
      let product = temporary.appendingPathComponent(name).path
      if name == "StandInMacros" {
        try await Compiler.shared.build(files + ["-o", product])
      } else {
        try await Compiler.shared.build(
          ["-swift-version", "5", "-parse-as-library", "-suppress-warnings", "-I", temporary.path]
            + ["-module-name", name, "-emit-module", "-emit-module-path", product + ".swiftmodule"]
            + (StandInModules.running.contains(name) ? ["-wmo", "-emit-object", "-o", product + ".o"] : []) + files)
      }
    }
    // Whole or not at all; another process may have been first.
    do { try FileManager.default.moveItem(at: temporary, to: folder) } catch {
      guard FileManager.default.fileExists(atPath: folder.path) else { throw error }
    }
  }
}
