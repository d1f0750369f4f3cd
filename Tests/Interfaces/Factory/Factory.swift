// A container of services, a wrapper that reads it, and one that wants an observable object from it.
import SwiftUI

public final class Container {
  public init() {}
}

@propertyWrapper public struct Injected<Value> {
  private let value: Value

  public init(_ keyPath: KeyPath<Container, Value>) {
    value = Container()[keyPath: keyPath]
  }

  public var wrappedValue: Value { value }
}

@MainActor @propertyWrapper public struct InjectedObject<Object: ObservableObject>: DynamicProperty {
  @StateObject private var object: Object

  public init(_ keyPath: KeyPath<Container, Object>) {
    _object = StateObject(wrappedValue: Container()[keyPath: keyPath])
  }

  public var wrappedValue: Object { object }
  public var projectedValue: ObservedObject<Object>.Wrapper { $object }
}

/// A class to inherit from, of which a project sees nothing but the name.
open class SharedContainer {
  public init() {}
}
