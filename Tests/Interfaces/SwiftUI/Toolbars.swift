// Toolbars.

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

public struct _ToolbarTuple<T>: ToolbarContent {
  public var body: Never { fatalError() }
  nonisolated init() {}
}

@resultBuilder public enum ToolbarContentBuilder {
  public static func buildExpression<C: ToolbarContent>(_ c: C) -> C { c }
  public static func buildBlock<C: ToolbarContent>(_ c: C) -> C { c }
  public static func buildBlock<each C: ToolbarContent>(_ c: repeat each C) -> _ToolbarTuple<(repeat each C)> {
    .init()
  }
  public static func buildIf<C: ToolbarContent>(_ c: C?) -> _ToolbarTuple<C?> { .init() }
}

extension View {
  public func toolbar<C: ToolbarContent>(@ToolbarContentBuilder content: () -> C) -> some View { self }
}
