// The protocol that the migration leaves, and its property wrapper.

public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never
  var objectWillChange: ObjectWillChangePublisher { get }
}

final class _WeakBox {
  weak var o: AnyObject?
  let p = ObservableObjectPublisher()
  init(_ o: AnyObject) { self.o = o }
}

nonisolated(unsafe) var _publishers: [ObjectIdentifier: _WeakBox] = [:]

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  public var objectWillChange: ObservableObjectPublisher {
    if let b = _publishers[ObjectIdentifier(self)], b.o === self { return b.p }
    let b = _WeakBox(self)
    _publishers[ObjectIdentifier(self)] = b
    return b.p
  }
}

final class _PubStore<Value>: @unchecked Sendable {
  var value: Value
  let hub = _Hub<Value, Never>()
  /// What `assign(to:)` has tied to it.
  var assignments: [AnyCancellable] = []
  /// Tells the observers of the object that the property belongs to.
  var willChange: (() -> Void)?
  init(_ v: Value) { value = v }
}

@propertyWrapper public struct Published<Value> {
  let store: _PubStore<Value>
  public init(initialValue: Value) { store = .init(initialValue) }
  public init(wrappedValue: Value) { store = .init(wrappedValue) }
  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never
    let store: _PubStore<Value>
    public func _subscribe(_ v: @escaping (Value) -> Void, _ c: @escaping (Subscribers.Completion<Never>) -> Void)
      -> AnyCancellable
    {
      v(store.value)
      return store.hub.add(v, c)
    }
  }
  public var projectedValue: Publisher {
    mutating get { Publisher(store: store) }
    set {}
  }
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError() }
    set { fatalError() }
  }
  public static subscript<EnclosingSelf: AnyObject>(_enclosingInstance object: EnclosingSelf,
    wrapped _: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage s: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: s].store.value }
    set {
      if let o = object as? any ObservableObject { (o.objectWillChange as? ObservableObjectPublisher)?.send() }
      let st = object[keyPath: s].store
      st.hub.send(newValue)
      st.value = newValue
    }
  }
}

extension Published: @unchecked Sendable where Value: Sendable {}
