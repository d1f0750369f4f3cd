// The stand-in Factory: injection by key path, once for anything and once for observable objects.

import SwiftUI

public final class Container: @unchecked Sendable { public static let shared = Container() }

@propertyWrapper public struct Injected<Value> {
  private let value: Value
  public init(_ path: KeyPath<Container, Value>) { value = Container.shared[keyPath: path] }
  public var wrappedValue: Value { value }
}

@MainActor @propertyWrapper public struct InjectedObject<Object: ObservableObject>: DynamicProperty {
  private let object: Object
  public init(_ path: KeyPath<Container, Object>) { object = Container.shared[keyPath: path] }
  public var wrappedValue: Object { object }
}
