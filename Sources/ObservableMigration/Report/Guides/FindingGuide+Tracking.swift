/// Findings about writes that a tracked property treats in another way than a published one did.
extension FindingGuide {
  static let exclusivity = FindingGuide(
    title: "a property is read while it is changed in place",
    why: """
      A tracked property is changed where it lies, so that the access to it stays open while a closure or an optional \
      chain runs. Reading it again meanwhile ends the program with "Simultaneous accesses". A published property was \
      copied out and written back, so the same code ran.
      """,
    before: """
      import Combine

      final class Queue: ObservableObject {
        @Published var jobs = [1, 2, 3]
        func dropFirstKind() { jobs.removeAll { $0 == jobs.first } }
      }
      """,
    after: """
      import Observation

      @Observable
      final class Queue {
        var jobs = [1, 2, 3]
        func dropFirstKind() {
          let first = jobs.first
          jobs.removeAll { $0 == first }
        }
      }
      """,
    wayOut: """
      The tool adds `willSet {}`, and with an observer the property is copied as before. Read the value into a constant \
      first, as in the example, and the observer can go.
      """)

  static let partialEquality = FindingGuide(
    title: "== leaves a stored property out",
    why: """
      A tracked property does not notify when the new value compares equal to the old one. Where `==` of the element \
      looks at some of its properties only, a change of another one would no longer reach a view. A published property \
      notified for every write.
      """,
    before: """
      import Combine

      struct Song: Equatable {
        let id: Int
        var title: String
        static func == (left: Song, right: Song) -> Bool { left.id == right.id }
      }

      final class Player: ObservableObject {
        @Published var songs: [Song] = []
      }
      """,
    after: """
      import Observation

      struct Song: Equatable {
        let id: Int
        var title: String
      }

      @Observable
      final class Player {
        var songs: [Song] = []
      }
      """,
    wayOut: """
      The tool adds a `didSet` that notifies for every write. Let `==` compare everything that a view shows, and the \
      observer can go.
      """)
}
