import Foundation
import ObservableMigration

/// The compiler's word on sources of the Corpus, with the real `@Observable` macro and the stand-in modules of
/// `Tests/Interfaces`.
///
/// Results are kept by the hash of everything that goes in, so that a second run asks no compiler.
public struct CompileProof: Sendable {
  private let compiler: Compiler
  /// The folder with the compiled stand-ins.
  private let modules: URL
  private let key: String

  /// nil where there is no compiler, or the stand-ins are for another system.
  public static let shared: CompileProof? = {
    #if os(Linux)
      Compiler.shared.map(CompileProof.init)
    #else
      nil
    #endif
  }()

  /// The stand-ins, those that others import first.
  private static let interfaces = [
    "UIKit", "Combine", "SwiftUI", "CoreData", "RxSwift", "Factory", "Dependencies", "SwiftCrossUI",
  ]

  private init(_ compiler: Compiler) {
    self.compiler = compiler
    let root = PackageRoot.file("Tests/Interfaces")
    let files = (FileManager.default.enumerator(atPath: root.path)?.allObjects as? [String] ?? []).sorted()
    var hash = Fingerprint()
    hash.add(Array(compiler.version.utf8))
    for file in files { hash.add([UInt8]((try? Data(contentsOf: root.appendingPathComponent(file))) ?? Data())) }
    key = hash.text
    modules = PackageRoot.file(".build/corpus-interfaces/\(key)")
    guard !FileManager.default.fileExists(atPath: modules.path) else { return }
    let building = PackageRoot.file(".build/corpus-interfaces/\(key)-\(UUID().uuidString)")
    try? FileManager.default.createDirectory(at: building, withIntermediateDirectories: true)
    for name in Self.interfaces {
      let sources = files.filter { $0.hasPrefix(name + "/") && $0.hasSuffix(".swift") }.map { root.path + "/" + $0 }
      let outcome = compiler.run(
        [
          "-swift-version", "5", "-parse-as-library", "-suppress-warnings", "-emit-module", "-module-name", name,
          "-emit-module-path", building.path + "/\(name).swiftmodule", "-I", building.path,
        ] + sources, in: root)
      precondition(outcome.isSuccess, "the stand-in \(name) does not compile: \(outcome.errors)")
    }
    try? FileManager.default.moveItem(at: building, to: modules)
  }

  /// Compiles `files` in one language mode, target by target where a manifest says so.
  public func compile(_ files: [SourceFile], mode: Int) -> Compiler.Outcome {
    var hash = Fingerprint()
    hash.add(Array("\(key) \(mode) 2".utf8))
    for file in files {
      hash.add(Array(file.path.utf8))
      hash.add(file.bytes)
    }
    let record = PackageRoot.file(".build/corpus-proof/\(hash.text).json")
    if let known = try? JSONDecoder().decode(Compiler.Outcome.self, from: Data(contentsOf: record)) { return known }
    let outcome = compileNow(files, mode: mode)
    try? FileManager.default.createDirectory(at: record.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? JSONEncoder().encode(outcome).write(to: record, options: .atomic)
    return outcome
  }

  private func compileNow(_ files: [SourceFile], mode: Int) -> Compiler.Outcome {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("corpus-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for file in files {
      let url = folder.appendingPathComponent(file.path)
      try? FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try? Data(file.bytes).write(to: url)
    }
    let sources = files.filter { !$0.path.hasSuffix("Package.swift") }
    let targets = Dictionary(grouping: sources) { file -> String in
      let parts = file.path.split(separator: "/")
      return files.count > sources.count && parts.count > 2 && parts[0] == "Sources" ? String(parts[1]) : ""
    }
    for name in Self.ordered(targets) {
      let outcome = compileTarget(
        name, targets[name]!, isLast: name == Self.ordered(targets).last, in: folder, mode: mode)
      guard outcome.isSuccess else { return outcome }
    }
    return Compiler.Outcome(isSuccess: true, errors: "")
  }

  private func compileTarget(
    _ name: String, _ files: [SourceFile], isLast: Bool, in folder: URL, mode: Int
  ) -> Compiler.Outcome {
    let imports = Set(files.flatMap(Self.imports))
    var arguments = [
      "-wmo", "-parse-as-library", "-suppress-warnings", "-swift-version", "\(mode)", "-package-name", "corpus",
      "-I", modules.path, "-I", folder.path, "-load-plugin-executable",
      PackageRoot.file("Tests/Interfaces/Macros/stub_macros.py").path + "#StubMacros",
    ]
    let isBare = files.contains { Set(Self.imports($0)).isDisjoint(with: ["SwiftUI", "Combine"]) }
    if isBare, !imports.contains("SwiftCrossUI") {
      // Foundation brings Combine's ObservableObject with it on Apple's systems.
      arguments += ["-Xfrontend", "-import-module", "-Xfrontend", "Combine"]
    }
    if isLast {
      arguments += ["-emit-sil", "-o", "/dev/null"]
    } else {
      arguments += [
        "-emit-module", "-enable-testing", "-module-name", name, "-emit-module-path", "\(name).swiftmodule",
      ]
    }
    return compiler.run(arguments + files.map { "./" + $0.path }, in: folder)
  }

  /// Targets, each after those that it imports.
  private static func ordered(_ targets: [String: [SourceFile]]) -> [String] {
    var result: [String] = []
    func visit(_ name: String) {
      guard !result.contains(name) else { return }
      for other in Set(targets[name]!.flatMap(imports)).sorted() where other != name && targets[other] != nil {
        visit(other)
      }
      result.append(name)
    }
    targets.keys.sorted().forEach(visit)
    return result
  }

  private static func imports(_ file: SourceFile) -> [String] {
    String(decoding: file.bytes, as: UTF8.self).split(whereSeparator: \.isNewline).compactMap { line in
      let words = line.split(separator: " ")
      guard let index = words.firstIndex(of: "import"), index + 1 < words.count, !line.contains("import struct") else {
        return nil
      }
      return String(words[index + 1].prefix { $0 != "." })
    }
  }
}

/// A hash of everything that goes into a compilation (FNV-1a with two seeds).
private struct Fingerprint {
  private var first: UInt64 = 0xCBF2_9CE4_8422_2325
  private var second: UInt64 = 0x9AE1_6A3B_2F90_404F

  mutating func add(_ bytes: [UInt8]) {
    for byte in bytes + [0xFF] {
      first = (first ^ UInt64(byte)) &* 0x100_0000_01B3
      second = (second ^ UInt64(byte)) &* 0x100_0000_01B5
    }
  }

  var text: String { String(first, radix: 16) + String(second, radix: 16) }
}
