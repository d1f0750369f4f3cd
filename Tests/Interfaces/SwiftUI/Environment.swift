// The environment, by key path and by type.
import Foundation

@propertyWrapper public struct Environment<Value>: DynamicProperty {
  public init(_ k: KeyPath<EnvironmentValues, Value>) {}
  public var wrappedValue: Value { fatalError() }
}

extension Environment {
  public init(_ t: Value.Type) where Value: AnyObject, Value: Observable {}
  public init<T>(_ t: T.Type) where Value == T?, T: AnyObject, T: Observable {}
}

extension Environment: @unchecked Sendable where Value: Sendable {}

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
