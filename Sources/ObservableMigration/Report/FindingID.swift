/// The permanent ids of everything that the tool tells.
public enum FindingID: String, CaseIterable, Codable, Sendable, Comparable {
  case publisherUse = "publisher-use"
  case eagerInitializer = "eager-initializer"

  public static func < (left: FindingID, right: FindingID) -> Bool { left.rawValue < right.rawValue }
}
