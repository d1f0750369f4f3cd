/// `@ObservedObject var m: M` becomes a plain property, a constant or `@Bindable`.
enum ObservedObjectProperty: Construct {
  static let summary = "`@ObservedObject var model: Model` becomes a plain property, a constant or `@Bindable`."

  static let examples: [ConstructExample] = [
    .changes(
      """
      import SwiftUI

      class Cart: ObservableObject {
        static let shared = Cart()
      }

      struct CartView: View {
        @ObservedObject var cart: Cart
        @ObservedObject private var all = Cart.shared
        var body: some View { Text("Cart") }
      }
      """,
      to: """
        import SwiftUI

        @Observable
        class Cart {
          static let shared = Cart()
        }

        struct CartView: View {
          var cart: Cart
          private let all = Cart.shared
          var body: some View { Text("Cart") }
        }
        """),
    .stays(
      """
      import CoreData
      import SwiftUI

      struct Row: View {
        @ObservedObject var entry: NSManagedObject
        var body: some View { Text("Entry") }
      }
      """, findings: [.notMigrating]),
  ]

  static func sites(at node: CollectedNode, in collector: FactCollector) -> [any ConstructSite] {
    HolderSite.sites(.observedObject, at: node, in: collector)
  }
}
