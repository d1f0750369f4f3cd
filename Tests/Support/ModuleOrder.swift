import Foundation

/// Modules in an order in which each stands behind those that it imports.
///
/// Imports are read from the text, a line each; what is not among the modules counts as the system's.
struct ModuleOrder {
  struct Module {
    let name: String
    /// Of its Swift files.
    let texts: [String]
  }

  /// The names, in order.
  let names: [String]

  init(_ modules: [Module]) {
    let known = Set(modules.map(\.name))
    let imports = Dictionary(
      uniqueKeysWithValues: modules.map { module in
        (module.name, Set(module.texts.flatMap(ModuleOrder.imports)).intersection(known))
      })
    var ordered: [String] = []
    func visit(_ name: String) {
      if ordered.contains(name) { return }
      for needed in (imports[name] ?? []).sorted() { visit(needed) }
      ordered.append(name)
    }
    for name in known.sorted() { visit(name) }
    names = ordered
  }

  private static func imports(_ text: String) -> [String] {
    text.matches(of: /(?m)^(?:@\w+ |public |internal )*import (\w+)/).map { String($0.1) }
  }
}
