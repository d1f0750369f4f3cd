// `Binding` and `State`.

public protocol DynamicProperty { mutating func update() }

extension DynamicProperty { public mutating func update() {} }

final class _Box<V>: @unchecked Sendable {
  var v: V
  init(_ v: V) { self.v = v }
}

@propertyWrapper @dynamicMemberLookup public struct Binding<Value>: DynamicProperty {
  let get: () -> Value, set: (Value) -> Void
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }
  public var projectedValue: Binding<Value> { self }
  public init(projectedValue: Binding<Value>) { self = projectedValue }
  public static func constant(_ v: Value) -> Binding<Value> { .init(get: { v }, set: { _ in }) }
  public subscript<S>(dynamicMember k: WritableKeyPath<Value, S>) -> Binding<S> {
    .init(
      get: { get()[keyPath: k] },
      set: {
        var v = get()
        v[keyPath: k] = $0
        set(v)
      })
  }
  public init<V>(_ b: Binding<V>) where Value == V? {
    self.init(get: { b.wrappedValue }, set: { if let x = $0 { b.wrappedValue = x } })
  }
  public init?(_ b: Binding<Value?>) {
    guard b.wrappedValue != nil else { return nil }
    self.init(get: { b.wrappedValue! }, set: { b.wrappedValue = $0 })
  }
  public func animation(_ a: Animation? = nil) -> Binding<Value> { self }
}

extension Binding: Identifiable where Value: Identifiable { public var id: Value.ID { wrappedValue.id } }

extension Binding: Sequence where Value: MutableCollection { public typealias Element = Binding<Value.Element> }

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public var startIndex: Index { wrappedValue.startIndex }
  public var endIndex: Index { wrappedValue.endIndex }
  public func index(after i: Index) -> Index { wrappedValue.index(after: i) }
  public subscript(i: Index) -> Binding<Value.Element> {
    .init(get: { wrappedValue[i] }, set: { wrappedValue[i] = $0 })
  }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
  public func index(before i: Index) -> Index { wrappedValue.index(before: i) }
}

extension Binding: RandomAccessCollection where Value: RandomAccessCollection & MutableCollection {}

@propertyWrapper public struct State<Value>: DynamicProperty {
  let b: _Box<Value>
  public init(wrappedValue: Value) { b = .init(wrappedValue) }
  public init(initialValue: Value) { b = .init(initialValue) }
  public var wrappedValue: Value {
    get { b.v }
    nonmutating set { b.v = newValue }
  }
  public var projectedValue: Binding<Value> { .init(get: { b.v }, set: { b.v = $0 }) }
}

extension State where Value: ExpressibleByNilLiteral { public init() { b = .init(nil) } }

extension State: @unchecked Sendable where Value: Sendable {}
