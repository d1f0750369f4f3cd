/// Findings about how a declaration is written down.
extension FindingGuide {
  static let conditionalAttribute = FindingGuide(
    title: "an attribute inside #if",
    why: """
      Which attributes stand there depends on the build, and a macro attribute alone in an active `#if` expands \
      wrongly or not at all.
      """,
    before: """
      final class Cart: ObservableObject {
        #if DEBUG
          @Published
        #endif
        var items: [String] = []
      }
      """,
    after: """
      final class Cart: ObservableObject {
        #if DEBUG
          @Published var items: [String] = []
        #else
          var items: [String] = []
        #endif
      }
      """,
    wayOut: "Put whole declarations into the branches of the `#if`, then run again.")

  static let severalNames = FindingGuide(
    title: "several names in one var, with comments between",
    why: """
      "accessor macro 'ObservationTracked()' can only apply to a single variable", so the declaration has to be \
      split, and which name a comment between them belongs to is not clear.
      """,
    before: """
      final class Frame: ObservableObject {
        var width = 1,  // in points
          height = 1
      }
      """,
    after: """
      final class Frame: ObservableObject {
        /// In points.
        var width = 1
        var height = 1
      }
      """,
    wayOut: "Declare each name by itself, then run again.")

  static let tuplePattern = FindingGuide(
    title: "properties declared in a tuple pattern",
    why: """
      The macro passes over a tuple pattern without a word: the properties compile and are not tracked, so views that \
      show them no longer refresh.
      """,
    before: """
      final class Frame: ObservableObject {
        var (width, height) = Frame.standard
        static let standard = (1, 1)
      }
      """,
    after: """
      final class Frame: ObservableObject {
        var width = Frame.standard.0
        var height = Frame.standard.1
        static let standard = (1, 1)
      }
      """,
    wayOut: "Declare each property by itself, then run again.")
}
