/// `@ObservedObject var m: M` becomes a plain property, a constant or `@Bindable`.
enum ObservedObjectProperty: Construct {
  static func sites(at node: CollectedNode, in collector: FactCollector) -> [any ConstructSite] {
    HolderSite.sites(.observedObject, at: node, in: collector)
  }
}
