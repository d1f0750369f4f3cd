/// `@FocusedObject var m: M?` becomes `@FocusedValue(M.self) var m: M?`.
enum FocusedObjectProperty: Construct {
  static let summary = "`@FocusedObject var model: Model?` becomes `@FocusedValue(Model.self) var model: Model?`."

  static let examples: [ConstructExample] = [
    .changes(
      """
      import SwiftUI

      class Draft: ObservableObject {
        @Published var text = ""
      }

      struct WordCount: View {
        @FocusedObject private var draft: Draft?
        var body: some View { Text("\\(draft?.text.count ?? 0)") }
      }

      struct Editor: View {
        @StateObject private var draft = Draft()
        var body: some View { TextEditor(text: $draft.text).focusedObject(draft) }
      }
      """,
      to: """
        import SwiftUI

        @Observable
        class Draft {
          var text = ""
        }

        struct WordCount: View {
          @FocusedValue(Draft.self) private var draft: Draft?
          var body: some View { Text("\\(draft?.text.count ?? 0)") }
        }

        struct Editor: View {
          @State private var draft = Draft()
          var body: some View { TextEditor(text: $draft.text).focusedValue(draft) }
        }
        """),
    .stays(
      """
      import SwiftUI

      class Draft: ObservableObject {
        @Published var text = ""
      }

      struct WordCount: View {
        @FocusedObject private var draft: Draft?
        var body: some View { Text($draft == nil ? "none" : "one") }
      }
      """, findings: [.wholeProjection]),
  ]

  static func sites(at node: CollectedNode, in collector: FactCollector) -> [any ConstructSite] {
    HolderSite.sites(.focusedObject, at: node, in: collector)
  }
}
