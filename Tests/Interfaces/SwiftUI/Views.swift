// Views, their builder, and what holds them. `OLD_VIEW` gives the SDK of Xcode 15, where only `body` is isolated.
@_exported import Combine
@_exported import Foundation
@_exported import Observation
@_exported import UIKit

#if OLD_VIEW
  public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor var body: Body { get }
  }
  public protocol App {
    associatedtype Body: Scene
    @SceneBuilder @MainActor var body: Body { get }
    @MainActor init()
  }
  public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = _ViewModifierContent
    @ViewBuilder @MainActor func body(content: Content) -> Body
  }
  public protocol PreviewProvider {
    associatedtype Previews: View
    @ViewBuilder @MainActor static var previews: Previews { get }
  }
#else
  @MainActor @preconcurrency public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
  }
  @MainActor @preconcurrency public protocol App {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
    @MainActor @preconcurrency init()
  }
  @MainActor @preconcurrency public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = _ViewModifierContent
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
  }
  @MainActor @preconcurrency public protocol PreviewProvider {
    associatedtype Previews: View
    @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
  }
#endif
extension App { @MainActor public static func main() {} }

public protocol _Leaf: View where Body == Never {}

extension _Leaf { public var body: Never { fatalError() } }

extension Never: View { public var body: Never { fatalError() } }

extension Optional: View where Wrapped: View { public var body: Never { fatalError() } }

public struct _ViewModifierContent: _Leaf {}

public struct EmptyView: _Leaf { public init() {} }

public struct AnyView: _Leaf {
  public init<V: View>(_ v: V) {}
  public init<V: View>(erasing v: V) {}
}

public struct TupleView<T>: _Leaf {
  public let value: T
  nonisolated init(_ v: T) { value = v }
}

public struct _ConditionalContent<A, B> { nonisolated init(_: Void = ()) {} }

extension _ConditionalContent: View, _Leaf where A: View, B: View {}

@resultBuilder public enum ViewBuilder {
  public static func buildExpression<C: View>(_ c: C) -> C { c }
  public static func buildBlock() -> EmptyView { fatalError() }
  public static func buildBlock<C: View>(_ c: C) -> C { c }
  public static func buildBlock<each C: View>(_ c: repeat each C) -> TupleView<(repeat each C)> {
    TupleView((repeat each c))
  }
  public static func buildIf<C: View>(_ c: C?) -> C? { c }
  public static func buildEither<A: View, B: View>(first: A) -> _ConditionalContent<A, B> { .init() }
  public static func buildEither<A: View, B: View>(second: B) -> _ConditionalContent<A, B> { .init() }
  public static func buildLimitedAvailability<C: View>(_ c: C) -> AnyView { fatalError() }
}
