// swift-tools-version: 6.0

import PackageDescription

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The folder in which the toolchain that evaluates this manifest keeps its own SwiftSyntax (`usr/lib/swift/host`).
let parser = parserFolder()
let parserFlags = ["-I", parser]
let parserLinkerFlags = ["-L", parser, "-Xlinker", "-rpath", "-Xlinker", parser]

let package = Package(
  name: "migrate-observable",
  platforms: [.macOS(.v14)],
  products: [
    .executable(name: "migrate-observable", targets: ["migrate-observable"]),
    .library(name: "ObservableMigration", targets: ["ObservableMigration"]),
  ],
  targets: [
    .target(
      name: "ObservableMigration",
      exclude: ["Constructs/REFERENCE.md", "Report/JSONReport.schema.json"],
      swiftSettings: [.unsafeFlags(parserFlags)],
      linkerSettings: [.unsafeFlags(parserLinkerFlags)]),
    .executableTarget(
      name: "migrate-observable",
      dependencies: ["ObservableMigration"],
      swiftSettings: [.unsafeFlags(parserFlags)],
      linkerSettings: [.unsafeFlags(parserLinkerFlags)]),
    .target(
      name: "Support",
      dependencies: ["ObservableMigration"],
      path: "Tests/Support",
      swiftSettings: [.unsafeFlags(parserFlags)]),
    .testTarget(
      name: "ObservableMigrationTests",
      dependencies: ["ObservableMigration", "Support"],
      swiftSettings: [.unsafeFlags(parserFlags)],
      linkerSettings: [.unsafeFlags(parserLinkerFlags)]),
    .testTarget(
      name: "CommandTests",
      dependencies: ["migrate-observable", "Support"],
      swiftSettings: [.unsafeFlags(parserFlags)],
      linkerSettings: [.unsafeFlags(parserLinkerFlags)]),
  ],
  swiftLanguageModes: [.v6]
)

/// Finds the parser beside the toolchain that has loaded this manifest, or stops with one sentence that says what to
/// install.
func parserFolder() -> String {
  guard let library = manifestLibraryPath() else {
    fatalError(
      "cannot tell which toolchain evaluates Package.swift; install a Swift 6 toolchain from swift.org or Xcode 16")
  }
  // …/usr/lib/swift/pm/ManifestAPI/libPackageDescription.so → …/usr/lib/swift/host
  var components = library.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
  while let last = components.last, last != "pm" { components.removeLast() }
  let folder = components.dropLast().joined(separator: "/") + "/host"
  guard access(folder + "/SwiftParser.swiftmodule", F_OK) == 0 else {
    fatalError(
      "no SwiftSyntax in \(folder); install a Swift 6 toolchain from swift.org or Xcode 16, which ship it there")
  }
  return folder
}

/// The path of the PackageDescription library in this process: `dladdr` on Apple systems, `/proc/self/maps` on Linux.
func manifestLibraryPath() -> String? {
  #if canImport(Darwin)
    var info = Dl_info()
    guard dladdr(unsafeBitCast(Package.self, to: UnsafeRawPointer.self), &info) != 0, let name = info.dli_fname else {
      return nil
    }
    return String(cString: name)
  #else
    guard let maps = fopen("/proc/self/maps", "r") else { return nil }
    defer { fclose(maps) }
    var line = [CChar](repeating: 0, count: 8192)
    while fgets(&line, Int32(line.count), maps) != nil {
      let text = String(decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
      guard text.contains("/libPackageDescription.so"), let start = text.firstIndex(of: "/") else { continue }
      return String(text[start...].prefix { $0 != "\n" })
    }
    return nil
  #endif
}
