/// `@EnvironmentObject var m: M` becomes `@Environment(M.self) var m`.
enum EnvironmentObjectProperty: Construct {
  static let summary = "`@EnvironmentObject var model: Model` becomes `@Environment(Model.self) var model`."

  static let examples: [ConstructExample] = [
    .changes(
      """
      import SwiftUI

      class Session: ObservableObject {}

      struct Home: View {
        @EnvironmentObject private var session: Session
        var body: some View { Text("Home") }
      }
      """,
      to: """
        import SwiftUI

        @Observable
        class Session {}

        struct Home: View {
          @Environment(Session.self) private var session
          var body: some View { Text("Home") }
        }
        """, findings: [.environmentWithoutInjection]),
    .stays(
      """
      import SwiftUI

      class Session: ObservableObject {}

      class Router: ObservableObject {
        @EnvironmentObject var session: Session
      }
      """, findings: [.environmentInClass]),
    .stays(
      """
      import SwiftUI

      struct Home: View {
        @Environment(\\.dismiss) private var dismiss
        var body: some View { Text("Home") }
      }
      """),
  ]

  static func sites(at node: CollectedNode, in collector: FactCollector) -> [any ConstructSite] {
    HolderSite.sites(.environmentObject, at: node, in: collector)
  }
}
