// A wrapper that reads a value by key path.
import Foundation

public struct DependencyValues {
  public var date: @Sendable () -> Date = { Date() }
}

@propertyWrapper public struct Dependency<Value> {
  private let value: Value

  public init(_ keyPath: KeyPath<DependencyValues, Value>) {
    value = DependencyValues()[keyPath: keyPath]
  }

  public var wrappedValue: Value { value }
}
