// The stand-in for another framework with the names of Apple's.

public protocol ObservableObject: AnyObject {}
@propertyWrapper public struct Published<Value> {
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public var wrappedValue: Value
}
@propertyWrapper public struct State<Value> {
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public var wrappedValue: Value
}
public protocol View {
  associatedtype Body
  var body: Body { get }
}
public struct Text { public init(_ text: String) {} }
