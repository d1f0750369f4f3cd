// Property wrappers and environment of the stand-in SwiftUI.

import Combine
import Foundation
import Observation

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
#if OLD_VIEW
  @propertyWrapper public struct StateObject<O: ObservableObject>: DynamicProperty {
    let t: () -> O
    public init(wrappedValue: @autoclosure @escaping () -> O) { t = wrappedValue }
    @MainActor public var wrappedValue: O { t() }
    @MainActor public var projectedValue: ObservedObject<O>.Wrapper { .init(o: t()) }
  }
  @propertyWrapper public struct ObservedObject<O: ObservableObject>: DynamicProperty {
    @dynamicMemberLookup public struct Wrapper {
      let o: O
      public subscript<S>(dynamicMember k: ReferenceWritableKeyPath<O, S>) -> Binding<S> {
        .init(get: { o[keyPath: k] }, set: { o[keyPath: k] = $0 })
      }
    }
    public init(wrappedValue: O) { self.wrappedValue = wrappedValue }
    public init(initialValue: O) { wrappedValue = initialValue }
    @MainActor public var wrappedValue: O
    @MainActor public var projectedValue: Wrapper { .init(o: wrappedValue) }
  }
  @propertyWrapper public struct EnvironmentObject<O: ObservableObject>: DynamicProperty {
    @dynamicMemberLookup public struct Wrapper {
      let o: O
      public subscript<S>(dynamicMember k: ReferenceWritableKeyPath<O, S>) -> Binding<S> {
        .init(get: { o[keyPath: k] }, set: { o[keyPath: k] = $0 })
      }
    }
    public init() {}
    @MainActor public var wrappedValue: O { fatalError() }
    @MainActor public var projectedValue: Wrapper { .init(o: wrappedValue) }
  }
#else
  @MainActor @preconcurrency @propertyWrapper public struct StateObject<O: ObservableObject>: DynamicProperty {
    let t: () -> O
    nonisolated public init(wrappedValue: @autoclosure @escaping () -> O) { t = wrappedValue }
    public var wrappedValue: O { t() }
    public var projectedValue: ObservedObject<O>.Wrapper { .init(o: t()) }
  }
  @MainActor @preconcurrency @propertyWrapper public struct ObservedObject<O: ObservableObject>: DynamicProperty {
    @MainActor @preconcurrency @dynamicMemberLookup public struct Wrapper {
      let o: O
      public subscript<S>(dynamicMember k: ReferenceWritableKeyPath<O, S>) -> Binding<S> {
        let o = o
        return .init(get: { o[keyPath: k] }, set: { o[keyPath: k] = $0 })
      }
    }
    public init(wrappedValue: O) { self.wrappedValue = wrappedValue }
    public init(initialValue: O) { wrappedValue = initialValue }
    public var wrappedValue: O
    public var projectedValue: Wrapper { .init(o: wrappedValue) }
  }
  @MainActor @preconcurrency @propertyWrapper public struct EnvironmentObject<O: ObservableObject>: DynamicProperty {
    @MainActor @preconcurrency @dynamicMemberLookup public struct Wrapper {
      let o: O
      public subscript<S>(dynamicMember k: ReferenceWritableKeyPath<O, S>) -> Binding<S> {
        let o = o
        return .init(get: { o[keyPath: k] }, set: { o[keyPath: k] = $0 })
      }
    }
    nonisolated public init() {}
    public var wrappedValue: O { fatalError() }
    public var projectedValue: Wrapper { .init(o: wrappedValue) }
  }
#endif
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
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  public init(_ k: KeyPath<EnvironmentValues, Value>) {}
  public var wrappedValue: Value { fatalError() }
}
extension Environment {
  public init(_ t: Value.Type) where Value: AnyObject, Value: Observable {}
  public init<T>(_ t: T.Type) where Value == T?, T: AnyObject, T: Observable {}
}
extension Environment: @unchecked Sendable where Value: Sendable {}
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) { fatalError() }
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { fatalError() }
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
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
public struct EnvironmentValues {
  public init() {}
  public subscript<K: EnvironmentKey>(k: K.Type) -> K.Value {
    get { K.defaultValue }
    set {}
  }
  public var dismiss: DismissAction { .init() }
  public var colorScheme: ColorScheme {
    get { .light }
    set {}
  }
  public var scenePhase: ScenePhase {
    get { .active }
    set {}
  }
  public var locale: Locale {
    get { .current }
    set {}
  }
  public var isEnabled: Bool {
    get { true }
    set {}
  }
  public var openURL: OpenURLAction { .init() }
  public var editMode: Binding<Bool>? {
    get { nil }
    set {}
  }
}
public struct DismissAction { public func callAsFunction() {} }
public struct OpenURLAction { public func callAsFunction(_ u: URL) {} }
public enum ColorScheme: Sendable { case light, dark }
public enum ScenePhase: Comparable, Sendable { case background, inactive, active }
