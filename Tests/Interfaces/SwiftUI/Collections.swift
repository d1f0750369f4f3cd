// Views made from collections.
import Foundation

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
