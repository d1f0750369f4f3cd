// Modifiers of views; each gives the view itself.
import Foundation

extension View {
  public func modifier<M: ViewModifier>(_ m: M) -> some View { self }
  public func environmentObject<T: ObservableObject>(_ o: T) -> some View { self }
  public func environment<T: AnyObject & Observable>(_ o: T?) -> some View { self }
  public func environment<V>(_ k: WritableKeyPath<EnvironmentValues, V>, _ v: V) -> some View { self }
  public func onChange<V: Equatable>(of v: V, initial: Bool = false, _ f: @escaping (V, V) -> Void) -> some View {
    self
  }
  public func onChange<V: Equatable>(of v: V, initial: Bool = false, _ f: @escaping () -> Void) -> some View { self }
  @_disfavoredOverload public func onChange<V: Equatable>(of v: V, perform f: @escaping (V) -> Void) -> some View {
    self
  }
  public func onReceive<P: Publisher>(_ p: P, perform f: @escaping (P.Output) -> Void) -> some View
  where P.Failure == Never { self }
  public func onAppear(perform f: (() -> Void)? = nil) -> some View { self }
  public func onDisappear(perform f: (() -> Void)? = nil) -> some View { self }
  public func task(
    priority: TaskPriority = .userInitiated, @_inheritActorContext _ f: @escaping @Sendable () async -> Void
  ) -> some View { self }
  public func task<T: Equatable>(
    id: T, priority: TaskPriority = .userInitiated, @_inheritActorContext _ f: @escaping @Sendable () async -> Void
  ) -> some View { self }
  public func refreshable(@_inheritActorContext action: @escaping @Sendable () async -> Void) -> some View { self }
  public func sheet<C: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> C
  ) -> some View { self }
  public func sheet<I: Identifiable, C: View>(
    item: Binding<I?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (I) -> C
  ) -> some View { self }
  public func fullScreenCover<C: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> C
  ) -> some View { self }
  public func popover<C: View>(isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> C) -> some View {
    self
  }
  public func alert<A: View>(_ k: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A)
    -> some View
  { self }
  public func alert<A: View, M: View>(
    _ k: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View { self }
  public func alert<A: View, M: View, T>(
    _ k: LocalizedStringKey, isPresented: Binding<Bool>, presenting: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View { self }
  public func confirmationDialog<A: View>(
    _ k: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { self }
  public func toolbar<C: View>(@ViewBuilder content: () -> C) -> some View { self }
  public func navigationTitle(_ k: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload public func navigationTitle<S: StringProtocol>(_ s: S) -> some View { self }
  public func navigationDestination<D: Hashable, C: View>(for t: D.Type, @ViewBuilder destination: @escaping (D) -> C)
    -> some View
  { self }
  public func searchable(text: Binding<String>, prompt: LocalizedStringKey = "") -> some View { self }
  public func swipeActions<C: View>(allowsFullSwipe: Bool = true, @ViewBuilder content: () -> C) -> some View { self }
  public func contextMenu<C: View>(@ViewBuilder menuItems: () -> C) -> some View { self }
  public func overlay<C: View>(alignment: Alignment = .center, @ViewBuilder content: () -> C) -> some View { self }
  public func background<C: View>(_ v: C) -> some View { self }
  public func background<S: ShapeStyle>(_ s: S) -> some View { self }
  public func safeAreaInset<C: View>(edge: VerticalAlignment, @ViewBuilder content: () -> C) -> some View { self }
  public func padding(_ e: Edge.Set = .all, _ n: CGFloat? = nil) -> some View { self }
  public func padding(_ n: CGFloat) -> some View { self }
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View { self }
  public func frame(
    minWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View { self }
  public func font(_ f: Font?) -> some View { self }
  public func foregroundColor(_ c: Color?) -> some View { self }
  public func foregroundStyle<S: ShapeStyle>(_ s: S) -> some View { self }
  public func tint(_ c: Color?) -> some View { self }
  public func bold(_ b: Bool = true) -> some View { self }
  public func fontWeight(_ w: Font.Weight?) -> some View { self }
  public func lineLimit(_ n: Int?) -> some View { self }
  public func multilineTextAlignment(_ a: TextAlignment) -> some View { self }
  public func strikethrough(_ b: Bool = true) -> some View { self }
  public func opacity(_ d: Double) -> some View { self }
  public func disabled(_ b: Bool) -> some View { self }
  public func hidden() -> some View { self }
  public func cornerRadius(_ n: CGFloat) -> some View { self }
  public func id<I: Hashable>(_ i: I) -> some View { self }
  public func tag<I: Hashable>(_ i: I) -> some View { self }
  public func animation<V: Equatable>(_ a: Animation?, value: V) -> some View { self }
  public func onTapGesture(count: Int = 1, perform f: @escaping () -> Void) -> some View { self }
  public func onSubmit(_ f: @escaping () -> Void) -> some View { self }
  public func tabItem<V: View>(@ViewBuilder _ f: () -> V) -> some View { self }
  public func focused(_ b: FocusState<Bool>.Binding) -> some View { self }
  public func accessibilityLabel(_ k: LocalizedStringKey) -> some View { self }
  public func accessibilityIdentifier(_ s: String) -> some View { self }
  public func previewDisplayName(_ s: String?) -> some View { self }
  public func labelsHidden() -> some View { self }
  public func buttonStyle<S: PrimitiveButtonStyle>(_ s: S) -> some View { self }
  public func listStyle<S: ListStyle>(_ s: S) -> some View { self }
  public func pickerStyle<S: PickerStyle>(_ s: S) -> some View { self }
  public func textFieldStyle<S: TextFieldStyle>(_ s: S) -> some View { self }
}
