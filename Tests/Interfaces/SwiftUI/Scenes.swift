// Scenes, as an app declares them.

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
