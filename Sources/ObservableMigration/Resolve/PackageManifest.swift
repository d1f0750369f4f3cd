import SwiftParser
import SwiftSyntax

/// What a `Package.swift` says about targets and platforms, read as syntax and never run.
struct PackageManifest: Hashable, Sendable {
  struct Target: Hashable, Sendable {
    var name: String
    /// Relative to the package's folder; nil where the default applies.
    var path: String?
    var isTest: Bool
  }

  struct Platform: Hashable, Sendable {
    /// `iOS`, `macOS`, …
    var name: String
    var version: [Int]
    var offset: Int
  }

  var targets: [Target] = []
  /// nil where the manifest has no `platforms:`.
  var platforms: [Platform]?
  /// Swift 6 mode, by the tools version and `swiftLanguageModes:`.
  var isSwift6 = false
  /// Some target asks for `.defaultIsolation(MainActor.self)`.
  var isMainActorByDefault = false
  /// Where `Package(` stands.
  var packageOffset = 0

  init(_ source: SourceFile) {
    let tree = source.bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    let reader = ManifestReader(viewMode: .sourceAccurate)
    reader.walk(tree)
    self = reader.manifest
    let firstLine = String(decoding: source.bytes.prefix { $0 != 0x0A }, as: UTF8.self)
    let toolsVersion = firstLine.split(separator: ":").last.map { $0.prefix { !$0.isNewline } }
    let major = toolsVersion.flatMap { $0.split(separator: ".").first }.flatMap { Int($0.filter(\.isNumber)) }
    isSwift6 = major ?? 5 >= 6 && !reader.namesOlderMode
  }

  fileprivate init() {}

  /// The first platform on which Observation is missing, as the manifest declares it.
  var tooLowPlatform: Platform? {
    platforms?.first { platform in
      guard let needed = ObservationAvailability.minimum[platform.name] else { return false }
      return platform.version.lexicographicallyPrecedes([needed])
    }
  }
}

/// The first version of each platform that has the Observation framework.
/// Source: the availability on `Observation.Observable` in Apple's documentation.
enum ObservationAvailability {
  static let minimum = ["iOS": 17, "macOS": 14, "tvOS": 17, "watchOS": 10, "visionOS": 1, "macCatalyst": 17]
}

private final class ManifestReader: SyntaxVisitor {
  var manifest = PackageManifest()
  var namesOlderMode = false

  private static let targetKinds: Set<String> = ["target", "executableTarget", "testTarget", "macro"]

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let callee = node.calledExpression.as(DeclReferenceExprSyntax.self), callee.baseName.text == "Package" {
      manifest.packageOffset = node.byteRange.lowerBound
    }
    guard let callee = node.calledExpression.as(MemberAccessExprSyntax.self) else { return .visitChildren }
    let name = callee.declName.baseName.text
    if name == "defaultIsolation", node.arguments.first?.expression.trimmedDescription.hasPrefix("MainActor") == true {
      manifest.isMainActorByDefault = true
    }
    if Self.targetKinds.contains(name), let target = string(node, label: "name"), !isDependency(node) {
      manifest.targets.append(
        PackageManifest.Target(name: target, path: string(node, label: "path"), isTest: name == "testTarget"))
    }
    return .visitChildren
  }

  override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
    if ["swiftLanguageModes", "swiftLanguageVersions"].contains(node.label?.text),
      let array = node.expression.as(ArrayExprSyntax.self)
    {
      namesOlderMode = !array.elements.contains { $0.trimmedDescription.hasPrefix(".v6") }
    }
    guard node.label?.text == "platforms", let array = node.expression.as(ArrayExprSyntax.self) else {
      return .visitChildren
    }
    manifest.platforms = array.elements.compactMap { element in
      guard let call = element.expression.as(FunctionCallExprSyntax.self),
        let callee = call.calledExpression.as(MemberAccessExprSyntax.self),
        let version = call.arguments.first?.expression
      else { return nil }
      return PackageManifest.Platform(
        name: callee.declName.baseName.text, version: Self.version(version), offset: element.byteRange.lowerBound)
    }
    return .skipChildren
  }

  /// `.v17`, `.v10_15` or `"17.0"`.
  private static func version(_ expression: ExprSyntax) -> [Int] {
    let text: String
    if let member = expression.as(MemberAccessExprSyntax.self) {
      text = String(member.declName.baseName.text.dropFirst())
    } else {
      text = literal(expression) ?? ""
    }
    return text.split { $0 == "." || $0 == "_" }.compactMap { Int($0) }
  }

  /// `.target(name:)` also names a dependency of a target.
  private func isDependency(_ node: FunctionCallExprSyntax) -> Bool {
    var parent = node.parent
    while let current = parent {
      if let label = current.as(LabeledExprSyntax.self)?.label?.text { return label == "dependencies" }
      parent = current.parent
    }
    return false
  }

  private func string(_ call: FunctionCallExprSyntax, label: String) -> String? {
    call.arguments.first { $0.label?.text == label }.flatMap { Self.literal($0.expression) }
  }

  private static func literal(_ expression: ExprSyntax) -> String? {
    expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }
}
