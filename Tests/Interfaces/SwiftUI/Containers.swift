// Containers of views.
import Foundation

public struct VStack<C: View>: _Leaf {
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> C) {}
}

public struct HStack<C: View>: _Leaf {
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> C) {}
}

public struct ZStack<C: View>: _Leaf { public init(alignment: Alignment = .center, @ViewBuilder content: () -> C) {} }

public struct LazyVStack<C: View>: _Leaf {
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> C) {}
}

public struct Group<C> { public init(@ViewBuilder content: () -> C) where C: View {} }

extension Group: View, _Leaf where C: View {}

public struct Form<C: View>: _Leaf { public init(@ViewBuilder content: () -> C) {} }

public struct ScrollView<C: View>: _Leaf {
  public init(_ a: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> C) {}
}

public struct NavigationStack<C: View>: _Leaf {
  public init(@ViewBuilder root: () -> C) {}
  public init<D>(path: Binding<D>, @ViewBuilder root: () -> C) {}
}

public struct NavigationView<C: View>: _Leaf { public init(@ViewBuilder content: () -> C) {} }

public struct NavigationPath {
  public init() {}
  public mutating func append<V: Hashable>(_ v: V) {}
  public mutating func removeLast(_ n: Int = 1) {}
}

public struct NavigationLink<L: View, D>: _Leaf {
  public init(@ViewBuilder destination: () -> D, @ViewBuilder label: () -> L) where D: View {}
  public init(destination: D, @ViewBuilder label: () -> L) where D: View {}
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> L) where D == Never {}
}

extension NavigationLink where L == Text {
  public init(_ k: LocalizedStringKey, destination: D) where D: View {}
  public init(_ k: LocalizedStringKey, @ViewBuilder destination: () -> D) where D: View {}
  public init<P: Hashable>(_ k: LocalizedStringKey, value: P?) where D == Never {}
  @_disfavoredOverload public init<S: StringProtocol>(_ k: S, @ViewBuilder destination: () -> D) where D: View {}
}

public struct TabView<S: Hashable, C: View>: _Leaf {
  public init(selection: Binding<S>?, @ViewBuilder content: () -> C) {}
}

extension TabView where S == Int { public init(@ViewBuilder content: () -> C) {} }

public struct Section<P, C, F> {}

extension Section: View, _Leaf where P: View, C: View, F: View {
  public init(@ViewBuilder content: () -> C, @ViewBuilder header: () -> P, @ViewBuilder footer: () -> F) {}
}

extension Section where P == EmptyView, C: View, F == EmptyView { public init(@ViewBuilder content: () -> C) {} }

extension Section where P: View, C: View, F == EmptyView {
  public init(@ViewBuilder content: () -> C, @ViewBuilder header: () -> P) {}
  public init(header: P, @ViewBuilder content: () -> C) {}
}

extension Section where P == Text, C: View, F == EmptyView {
  public init(_ k: LocalizedStringKey, @ViewBuilder content: () -> C) {}
}

public struct Menu<L: View, C: View>: _Leaf {
  public init(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L) {}
}

extension Menu where L == Text { public init(_ k: LocalizedStringKey, @ViewBuilder content: () -> C) {} }

public struct GeometryProxy { public var size: CGSize { .zero } }

public struct GeometryReader<C: View>: _Leaf { public init(@ViewBuilder content: @escaping (GeometryProxy) -> C) {} }

public struct ContentUnavailableView: _Leaf { public init(_ k: LocalizedStringKey, systemImage: String) {} }
