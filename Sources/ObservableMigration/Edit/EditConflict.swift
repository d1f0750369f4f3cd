/// Two edits that cannot both be made, or one that lies outside its file: a mistake of this tool, never of its user.
public struct EditConflict: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong.
  public enum Problem: Hashable, Sendable {
    /// The edits ask for different things in one place.
    case overlap(Edit, Edit)
    /// The edit reaches past the end of the file.
    case outOfBounds(Edit, fileLength: Int)
    /// The edit names a file that is not among the sources.
    case unknownFile(Edit)
  }

  public let problem: Problem

  public init(_ problem: Problem) {
    self.problem = problem
  }

  /// The file in which the edits meet.
  public var path: String {
    switch problem {
    case .overlap(let edit, _), .outOfBounds(let edit, _), .unknownFile(let edit): edit.path
    }
  }

  public var description: String {
    let file = TerminalText(path)
    switch problem {
    case .overlap(let first, let second):
      return "\(file): \(place(first)) and \(place(second)) overlap"
    case .outOfBounds(let edit, let length):
      return "\(file): \(place(edit)) reaches past the end at \(length)"
    case .unknownFile(let edit):
      return "\(file): \(place(edit)) is in a file that was not read"
    }
  }

  private func place(_ edit: Edit) -> String {
    "the edit of bytes \(edit.range.lowerBound)..<\(edit.range.upperBound) by \(TerminalText(edit.owner))"
  }
}
