/// `@StateObject var m = M()` becomes `@State`, the rest unchanged.
enum StateObjectProperty: Construct {
  static func sites(at node: CollectedNode, in collector: FactCollector) -> [any ConstructSite] {
    HolderSite.sites(.stateObject, at: node, in: collector)
  }
}
