import Foundation

/// Where things lie in a checkout.
public enum PackageRoot {
  public static let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  public static func file(_ path: String) -> URL { url.appendingPathComponent(path) }
}
