import Foundation

/// Compares a text with a recorded file, or records it where `UPDATE_GOLDENS=1` is set.
public enum Golden {
  public static var isRecording: Bool { ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1" }

  /// What differs, in words; nil where nothing does. An empty text stands for a file that is not there.
  public static func difference(_ text: String, from file: URL) -> String? {
    if isRecording {
      if text.isEmpty {
        try? FileManager.default.removeItem(at: file)
      } else {
        try? Data(text.utf8).write(to: file)
      }
      return nil
    }
    let recorded = (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    guard recorded != text else { return nil }
    return message(expected: recorded, found: text, name: file.lastPathComponent)
  }

  private static func message(expected: String, found: String, name: String) -> String {
    let old = expected.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let new = found.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let missing = old.filter { !new.contains($0) }
    let unexpected = new.filter { !old.contains($0) }
    let first = zip(old, new).enumerated().first { $0.element.0 != $0.element.1 }
    let place =
      first.map { "line \($0.offset + 1): '\($0.element.0)' is now '\($0.element.1)'" } ?? "one goes on after the other"
    return """
      \(name) differs
      missing:
      \(missing.map { "  " + $0 }.joined(separator: "\n"))
      unexpected:
      \(unexpected.map { "  " + $0 }.joined(separator: "\n"))
      first difference: \(place)
      """
  }
}
