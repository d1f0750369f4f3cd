// Containers.

import Combine
import Foundation
import Observation

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
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {}
extension ForEach: View, _Leaf where Content: View {
  public init(_ d: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {}
  public init(_ d: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {}
  public init(_ d: Data, @ViewBuilder content: @escaping (Int) -> Content) where Data == Range<Int>, ID == Int {}
  public init<C>(_ d: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content)
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection & RandomAccessCollection,
    C.Element: Identifiable, ID == C.Element.ID, C.Index: Hashable
  {}
  public init<C>(
    _ d: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection & RandomAccessCollection, C.Index: Hashable
  {}
  public func onDelete(perform: ((IndexSet) -> Void)?) -> some View { self }
  public func onMove(perform: ((IndexSet, Int) -> Void)?) -> some View { self }
}
public struct List<S, C: View>: _Leaf {}
extension List where S == Never {
  public init(@ViewBuilder content: () -> C) {}
  @_disfavoredOverload public init<D: RandomAccessCollection, R: View>(
    _ d: D, @ViewBuilder rowContent: @escaping (D.Element) -> R
  ) where C == ForEach<D, D.Element.ID, R>, D.Element: Identifiable {}
  public init<D: RandomAccessCollection, I: Hashable, R: View>(
    _ d: D, id: KeyPath<D.Element, I>, @ViewBuilder rowContent: @escaping (D.Element) -> R
  ) where C == ForEach<D, I, R> {}
  public init<D: MutableCollection & RandomAccessCollection, R: View>(
    _ d: Binding<D>, @ViewBuilder rowContent: @escaping (Binding<D.Element>) -> R
  )
  where
    C == ForEach<LazyMapSequence<D.Indices, (D.Index, D.Element.ID)>, D.Element.ID, R>, D.Element: Identifiable,
    D.Index: Hashable
  {}
}
extension List where S: Hashable {
  public init(selection: Binding<S?>?, @ViewBuilder content: () -> C) {}
  public init(selection: Binding<Set<S>>?, @ViewBuilder content: () -> C) {}
  public init<D: RandomAccessCollection, R: View>(
    _ d: D, selection: Binding<S?>?, @ViewBuilder rowContent: @escaping (D.Element) -> R
  ) where C == ForEach<D, D.Element.ID, R>, D.Element: Identifiable {}
}
public struct ToolbarItemPlacement: Sendable {
  public static let automatic = Self(), topBarTrailing = Self(), topBarLeading = Self(), navigationBarTrailing = Self(),
    navigationBarLeading = Self(), confirmationAction = Self(), cancellationAction = Self(), primaryAction = Self(),
    bottomBar = Self()
}
@MainActor @preconcurrency public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
}
extension Never: ToolbarContent {}
public struct ToolbarItem<C: View>: ToolbarContent {
  public var body: Never { fatalError() }
  nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C) {}
}
public struct ToolbarItemGroup<C: View>: ToolbarContent {
  public var body: Never { fatalError() }
  nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C) {}
}
public struct _TBTuple<T>: ToolbarContent {
  public var body: Never { fatalError() }
  nonisolated init() {}
}
@resultBuilder public enum ToolbarContentBuilder {
  public static func buildExpression<C: ToolbarContent>(_ c: C) -> C { c }
  public static func buildBlock<C: ToolbarContent>(_ c: C) -> C { c }
  public static func buildBlock<each C: ToolbarContent>(_ c: repeat each C) -> _TBTuple<(repeat each C)> { .init() }
  public static func buildIf<C: ToolbarContent>(_ c: C?) -> _TBTuple<C?> { .init() }
}
public struct Menu<L: View, C: View>: _Leaf {
  public init(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L) {}
}
extension Menu where L == Text { public init(_ k: LocalizedStringKey, @ViewBuilder content: () -> C) {} }
public struct GeometryProxy { public var size: CGSize { .zero } }
public struct GeometryReader<C: View>: _Leaf { public init(@ViewBuilder content: @escaping (GeometryProxy) -> C) {} }
public struct ContentUnavailableView: _Leaf { public init(_ k: LocalizedStringKey, systemImage: String) {} }
