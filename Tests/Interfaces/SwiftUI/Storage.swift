// Wrappers of stored values.
import Foundation

final class _StoredValue<Value>: @unchecked Sendable {
  var value: Value
  init(_ value: Value) { self.value = value }
}

/// Keeps its value in memory; in an `ObservableObject` writing it announces a change of the object.
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
  let stored: _StoredValue<Value>
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) { stored = .init(wrappedValue) }
  public init(_ key: String, store: UserDefaults? = nil) where Value: ExpressibleByNilLiteral { stored = .init(nil) }
  public var wrappedValue: Value {
    get { stored.value }
    nonmutating set { stored.value = newValue }
  }
  public var projectedValue: Binding<Value> { fatalError() }
  public static subscript<Owner: AnyObject>(
    _enclosingInstance owner: Owner, wrapped _: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, AppStorage<Value>>
  ) -> Value {
    get { owner[keyPath: storage].wrappedValue }
    set {
      ((owner as? any ObservableObject)?.objectWillChange as? ObservableObjectPublisher)?.send()
      owner[keyPath: storage].wrappedValue = newValue
    }
  }
}

@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
  @propertyWrapper public struct Binding {
    public init() {}
    public var wrappedValue: Value {
      get { fatalError() }
      nonmutating set {}
    }
    public var projectedValue: Binding { self }
  }
  public init() where Value == Bool {}
  public init<T>() where Value == T? {}
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: FocusState<Value>.Binding { .init() }
}

@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
  public init(wrappedValue: Value, _ key: String) { fatalError() }
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { fatalError() }
}
