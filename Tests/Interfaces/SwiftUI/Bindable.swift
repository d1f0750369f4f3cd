// The wrapper that binds to what is observable.

@dynamicMemberLookup @propertyWrapper public struct Bindable<Value> {
  public var wrappedValue: Value
  public var projectedValue: Bindable<Value> { self }
  @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
  public init(wrappedValue: Value) { fatalError() }
  @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
  public init(projectedValue: Bindable<Value>) { fatalError() }
}

extension Bindable where Value: AnyObject {
  public subscript<S>(dynamicMember k: ReferenceWritableKeyPath<Value, S>) -> Binding<S> {
    let o = wrappedValue
    return .init(get: { o[keyPath: k] }, set: { o[keyPath: k] = $0 })
  }
}

extension Bindable where Value: ObservableObject {
  @available(
    *, unavailable,
    message: "@Bindable only works with Observable types. For ObservableObject types, use @ObservedObject instead."
  )
  public init(wrappedValue: Value) { fatalError() }
}

extension Bindable where Value: AnyObject, Value: Observable {
  public init(wrappedValue: Value) { self.init(_v: wrappedValue) }
  public init(_ wrappedValue: Value) { self.init(_v: wrappedValue) }
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable { fileprivate init(_v: Value) { wrappedValue = _v } }

extension Bindable: DynamicProperty where Value: AnyObject {}

extension Bindable: Identifiable where Value: Identifiable { public var id: Value.ID { wrappedValue.id } }

extension Bindable: @unchecked Sendable where Value: Sendable {}
