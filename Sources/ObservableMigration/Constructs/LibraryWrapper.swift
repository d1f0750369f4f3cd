/// Wrappers that are not SwiftUI's around a model: some of them ask for an `ObservableObject`, so the class is left
/// unless the wrapper is known to take anything.
enum LibraryWrapper: Construct {
  static let summary = "Wrappers of libraries around a model, some of which ask for an `ObservableObject`."

  static let examples: [ConstructExample] = [
    .stays(
      """
      import Factory
      import SwiftUI

      class Session: ObservableObject {}

      struct Home: View {
        @InjectedObject(\\.session) var session: Session
        var body: some View { Text("Home") }
      }
      """, findings: [.libraryWrapper]),
    .changes(
      """
      import Factory
      import SwiftUI

      class Session: ObservableObject {}

      struct Login {
        @Injected(\\.session) var session: Session
      }
      """,
      to: """
        import Factory
        import SwiftUI

        @Observable
        class Session {}

        struct Login {
          @Injected(\\.session) var session: Session
        }
        """),
  ]

  /// Wrappers that need an `ObservableObject`, and find it without naming its type.
  private static let needy: Set<String> = [
    "InjectedObject", "InjectedStateObject", "StateViewModel", "ObservedViewModel", "EnvironmentViewModel",
    "InjectedObservedObject", "StateInject", "ObservedInject", "EnvironmentInject", "ObservedRealmObject",
    "StateRealmObject",
  ]
  /// Wrappers that take any type.
  private static let indifferent: Set<String> = [
    "State", "Binding", "Bindable", "Environment", "Published", "Injected", "LazyInjected", "WeakLazyInjected",
    "OptionalInjected", "DynamicInjected", "Inject", "Dependency", "Lazy", "Atomic", "Locked", "ObservationIgnored",
    "Weak", "Shared", "MainActor", "available", "objc", "IBOutlet", "preconcurrency", "ViewBuilder", "FocusedValue",
    "Entry", "Previewable", "nonobjc", "UIApplicationDelegateAdaptor", "NSApplicationDelegateAdaptor",
    "WKExtensionDelegateAdaptor", "WKApplicationDelegateAdaptor", "ThreadSafe", "Query", "LateInit", "Protected",
    "InjectedValue", "Resolve", "Autowired", "Service", "UseCase", "Getter",
  ]

  static func sites(at node: CollectedNode, in collector: FactCollector) -> [any ConstructSite] {
    let property: Property
    switch node {
    case .property(let type, let index): property = collector.facts.types[type].properties[index]
    case .variable(let variable): property = variable
    default: return []
    }
    guard
      let attribute = property.decorations.attributes.first(where: {
        !indifferent.contains($0.baseName) && HeldModel.Wrapper(rawValue: $0.baseName) == nil
      })
    else { return [] }
    return [Site(property: property, attribute: attribute)]
  }

  struct Site: ConstructSite {
    var property: Property
    var attribute: Attribute

    func constraints(in context: ResolutionContext) -> [Constraint] {
      let place = context.place(property.scope)
      let wrapper = context.resolver.resolve(attribute.type, at: place)
      let isNeedy = needy.contains(attribute.baseName)
      // A wrapper of the sources says what it needs; `ObservableObjectMention` sees that.
      if case .found = wrapper { return [] }
      if attribute.baseName.hasSuffix("Actor") || attribute.baseName.hasSuffix("Builder") { return [] }
      var classes = context.resolver.type(of: property, at: place).ids.filter(context.isCandidate)
      if classes.isEmpty, isNeedy, property.annotation == nil {
        classes = named(in: context)
        if classes.isEmpty { classes = context.couldBe(context.file) }
      }
      return context.blocked(classes, .libraryWrapper, at: attribute.range.lowerBound) {
        isNeedy
          ? "@\(attribute.baseName) needs '\($0)' to be an ObservableObject"
          : "@\(attribute.baseName) holds '\($0)', and whether it needs an ObservableObject is not known"
      }
    }

    /// The candidates that a key path argument can lead to: what the properties of its last name hold.
    private func named(in context: ResolutionContext) -> [ClassID] {
      guard case .keyPath(let names)? = attribute.arguments?.first?.value, let last = names.last else { return [] }
      var found: Set<ClassID> = []
      for file in context.program.files.indices {
        for type in context.program.files[file].types.indices {
          let declaration = Program.Declaration(file: file, type: type)
          for (index, property) in context.program.files[file].types[type].properties.enumerated()
          where property.name == last {
            let held = context.resolver.type(ofProperty: index, in: declaration)
            held.visit { found.formUnion($0.ids.filter(context.isCandidate)) }
          }
        }
      }
      return found.sorted()
    }
  }
}
