/// `@EnvironmentObject var m: M` becomes `@Environment(M.self) var m`.
enum EnvironmentObjectProperty: Construct {
  static func sites(at node: CollectedNode, in collector: FactCollector) -> [any ConstructSite] {
    HolderSite.sites(.environmentObject, at: node, in: collector)
  }
}
