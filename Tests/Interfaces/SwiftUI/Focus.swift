// Values and objects of the focused view, and the menu commands that read them.

public protocol FocusedValueKey {
  associatedtype Value
}

public struct FocusedValues {
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { nil }
    set {}
  }
}

@propertyWrapper public struct FocusedValue<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
  public init(_ type: Value.Type) where Value: AnyObject, Value: Observable {}
  public var wrappedValue: Value? { nil }
}

@MainActor @preconcurrency @propertyWrapper public struct FocusedObject<Object: ObservableObject>: DynamicProperty {
  @dynamicMemberLookup public struct Wrapper {
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Object, Subject>) -> Binding<Subject> {
      fatalError()
    }
  }

  nonisolated public init() {}
  public var wrappedValue: Object? { nil }
  public var projectedValue: Wrapper? { nil }
}

@MainActor @preconcurrency public protocol Commands {
  associatedtype Body: Commands
  @MainActor @preconcurrency var body: Body { get }
}

extension Never: Commands {}

public struct CommandMenu<Content: View>: Commands {
  public init(_ name: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError() }
}

extension View {
  public func focusedObject<Object: ObservableObject>(_ object: Object?) -> some View { self }
  public func focusedSceneObject<Object: ObservableObject>(_ object: Object?) -> some View { self }
  public func focusedValue<Object: AnyObject & Observable>(_ object: Object?) -> some View { self }
  public func focusedSceneValue<Object: AnyObject & Observable>(_ object: Object?) -> some View { self }
}
