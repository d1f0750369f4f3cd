// The stand-in Dependencies.

@_exported import Foundation

public struct DependencyValues: Sendable { public var date: Date { Date() } }

@propertyWrapper public struct Dependency<Value> {
  private let path: KeyPath<DependencyValues, Value>
  public init(_ path: KeyPath<DependencyValues, Value>) { self.path = path }
  public var wrappedValue: Value { DependencyValues()[keyPath: path] }
}
