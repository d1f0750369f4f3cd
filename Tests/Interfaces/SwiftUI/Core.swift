// Views, apps and scenes of the stand-in SwiftUI: they type-check and draw nothing.

@_exported import Combine
@_exported import Foundation
@_exported import Observation

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
public struct _ConditionalContent<A, B> { nonisolated init() {} }
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
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor var body: Body { get }
}
extension Never: Scene {}
@resultBuilder public enum SceneBuilder {
  public static func buildBlock<S: Scene>(_ s: S) -> S { s }
  public static func buildExpression<S: Scene>(_ s: S) -> S { s }
  public static func buildBlock<A: Scene, B: Scene>(_ a: A, _ b: B) -> some Scene { a }
}
public struct WindowGroup<Content: View>: Scene {
  public var body: Never { fatalError() }
  public init(@ViewBuilder content: () -> Content) {}
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  public init(id: String, @ViewBuilder content: () -> Content) {}
}
public struct Settings<Content: View>: Scene {
  public var body: Never { fatalError() }
  public init(@ViewBuilder content: () -> Content) {}
}
extension Scene {
  public func environmentObject<T: ObservableObject>(_ o: T) -> some Scene { self }
  public func environment<T: AnyObject & Observable>(_ o: T?) -> some Scene { self }
  public func environment<V>(_ k: WritableKeyPath<EnvironmentValues, V>, _ v: V) -> some Scene { self }
  public func commands<C>(_ c: () -> C) -> some Scene { self }
  public func onChange<V: Equatable>(of v: V, initial: Bool = false, _ f: @escaping (V, V) -> Void) -> some Scene {
    self
  }
}
