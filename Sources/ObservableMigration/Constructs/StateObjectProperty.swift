/// `@StateObject var m = M()` becomes `@State`, the rest unchanged.
enum StateObjectProperty: Construct {
  static let summary = "`@StateObject var model = Model()` becomes `@State`."

  static let examples: [ConstructExample] = [
    .changes(
      """
      import SwiftUI

      class Cart: ObservableObject {}

      struct CartView: View {
        @StateObject private var cart = Cart()
        var body: some View { Text("Cart") }
      }
      """,
      to: """
        import SwiftUI

        @Observable
        class Cart {}

        struct CartView: View {
          @State private var cart = Cart()
          var body: some View { Text("Cart") }
        }
        """),
    .stays(
      """
      import SwiftUI

      class Cart: ObservableObject {}

      struct CartView: View {
        @StateObject private var cart = makeCart()
        var body: some View { Text("Cart") }
      }
      """, findings: [.unresolvedType]),
  ]

  static func sites(at node: CollectedNode, in collector: FactCollector) -> [any ConstructSite] {
    HolderSite.sites(.stateObject, at: node, in: collector)
  }
}
