/// A place in a file, as an editor shows it.
public struct Location: Hashable, Codable, Sendable {
  /// Relative to the root.
  public var path: String
  public var offset: Int
  /// From 1.
  public var line: Int
  /// From 1, in UTF-8 bytes.
  public var column: Int

  public init(path: String, offset: Int, line: Int, column: Int) {
    self.path = path
    self.offset = offset
    self.line = line
    self.column = column
  }
}

extension Location: Comparable {
  public static func < (left: Location, right: Location) -> Bool {
    (left.path, left.offset) < (right.path, right.offset)
  }
}

/// What the user is promised about the code that a finding speaks of.
public enum Applicability: String, Hashable, Codable, Sendable, Comparable {
  /// The edit keeps behaviour; the finding is information.
  case safe
  /// The edit is made, and a person should look at this place.
  case review
  /// No edit is made; a person has to decide.
  case manual

  private var rank: Int {
    switch self {
    case .safe: 0
    case .review: 1
    case .manual: 2
    }
  }

  public static func < (left: Applicability, right: Applicability) -> Bool { left.rank < right.rank }
}

/// What the user is told: a permanent id, a place and a reason.
public struct Finding: Hashable, Codable, Sendable {
  /// Another place that belongs to a finding: evidence, or a link in a chain of reasons.
  public struct Note: Hashable, Codable, Sendable {
    public var location: Location
    public var message: String

    public init(location: Location, message: String) {
      self.location = location
      self.message = message
    }
  }

  public var id: FindingID
  public var applicability: Applicability
  public var location: Location
  /// One line, lower case, without a final stop.
  public var message: String
  /// The candidate class that the finding is about, where there is one.
  public var className: String?
  /// The type from elsewhere that a place holds, where that is what is told.
  public var outsideType: String?
  public var notes: [Note]

  public init(
    id: FindingID, applicability: Applicability, location: Location, message: String, className: String? = nil,
    outsideType: String? = nil, notes: [Note] = []
  ) {
    self.id = id
    self.applicability = applicability
    self.location = location
    self.message = message
    self.className = className
    self.outsideType = outsideType
    self.notes = notes
  }
}
