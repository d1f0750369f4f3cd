import Foundation
import ObservableMigration

/// Whether Swift code compiles against the stand-ins, in Swift 5 and in Swift 6 mode, down to SIL: type checking alone
/// misses initialisation and `return`.
public struct CompileProof: Sendable {
  /// A language mode of the compiler.
  public enum Mode: String, CaseIterable, Sendable {
    case five = "5"
    case six = "6"
  }

  private let modules: StandInModules

  /// Why this machine cannot prove anything, or nil where it can.
  public static var obstacle: String? {
    #if os(Linux)
      Compiler.path == nil ? "no swiftc on the search path" : nil
    #else
      "the stand-in modules take the place of Apple's, which this system has"
    #endif
  }

  /// Compiles the stand-ins where that has not been done.
  public init() async throws {
    modules = try await StandInModules.built
  }

  /// What the compiler says against `files`, or nil where they compile. A second time the answer is read, not found.
  public func complaint(about files: [SourceFile], in mode: Mode) async throws -> String? {
    var hash = ContentHash()
    hash.combine(modules.key)
    hash.combine(mode.rawValue)
    for file in files {
      hash.combine(file.path)
      hash.combine(file.bytes)
    }
    let record = StandInModules.cache.appendingPathComponent("answers/\(hash.name)")
    if let known = try? String(contentsOf: record, encoding: .utf8) { return known.isEmpty ? nil : known }
    let complaint = try await compile(files, in: mode)
    try FileManager.default.createDirectory(
      at: record.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data((complaint ?? "").utf8).write(to: record, options: .atomic)
    return complaint
  }

  /// Module by module, each into one that those behind it can import.
  private func compile(_ files: [SourceFile], in mode: Mode) async throws -> String? {
    let folder = StandInModules.cache.appendingPathComponent("code-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let targets = Dictionary(grouping: files.filter { $0.path != "Package.swift" }, by: CompileProof.module)
    let texts = targets.mapValues { files in files.map { CompileProof.withFoundationsExports($0.bytes) } }
    for name in ModuleOrder(texts.map { .init(name: $0.key, texts: $0.value) }).names {
      var paths: [String] = []
      for (file, text) in zip(targets[name] ?? [], texts[name] ?? []) {
        let url = folder.appendingPathComponent(file.path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
        paths.append(url.path)
      }
      var arguments = modules.flags + ["-swift-version", mode.rawValue, "-parse-as-library", "-wmo", "-I", folder.path]
      arguments += ["-module-name", name, "-package-name", "corpus", "-suppress-warnings"]
      arguments += ["-diagnostic-style", "llvm", "-emit-sil", "-o", "/dev/null"]
      if targets.count > 1 {
        arguments += ["-emit-module-path", folder.appendingPathComponent(name).path + ".swiftmodule"]
      }
      let outcome = try await Compiler.shared.run(arguments + paths)
      if !outcome.succeeded { return CompileProof.summary(outcome.text.replacing(folder.path + "/", with: "")) }
    }
    return nil
  }

  /// The errors alone, each once; one mistake in macro code gives dozens of lines of notes.
  private static func summary(_ text: String) -> String {
    var errors: [Substring] = []
    for line in text.split(separator: "\n") where line.contains("error: ") && !errors.contains(line) {
      errors.append(line)
    }
    return errors.isEmpty ? text : errors.joined(separator: "\n")
  }

  /// The target that a file belongs to in a package, by its folder; without folders all are one module.
  private static func module(of file: SourceFile) -> String {
    let components = file.path.split(separator: "/")
    guard components.count > 2, components[0] == "Sources" || components[0] == "Tests" else { return "App" }
    return String(components[1])
  }

  /// Apple's Foundation brings Combine with it; here the import says so. It stays on its line.
  private static func withFoundationsExports(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self).replacing(/(?m)^((?:public |@\w+ )*)import Foundation\b/) { match in
      "\(match.output.0); \(match.output.1)import Combine"
    }
  }
}
