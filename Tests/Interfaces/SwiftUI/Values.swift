// Values that modifiers take.
import Foundation

public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable {
  public init(stringLiteral v: String) {}
  public init(_ v: String) {}
  public init(stringInterpolation: StringInterpolation) {}
  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ s: String) {}
    public mutating func appendInterpolation<T>(_ t: T) {}
    public mutating func appendInterpolation<T>(_ t: T, specifier: String) {}
    public mutating func appendInterpolation<F: FormatStyle>(_ t: F.FormatInput, format: F) {}
    public mutating func appendInterpolation(_ t: Date, style: Text.DateStyle) {}
  }
}

public struct Color: _Leaf, Hashable, Sendable {
  public static let red = Color(), blue = Color(), green = Color(), gray = Color(), primary = Color(),
    secondary = Color(), orange = Color(), yellow = Color(), white = Color(), black = Color(), clear = Color()
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let accentColor = Color()
  nonisolated init() {}
  public nonisolated func opacity(_ d: Double) -> Color { self }
  public init(_ n: String) {}
  public nonisolated static func == (a: Color, b: Color) -> Bool { true }
  public nonisolated func hash(into h: inout Hasher) {}
}

public protocol ShapeStyle {}

extension Color: ShapeStyle {}

extension ShapeStyle where Self == Color {
  public static var red: Color { .init() }
  public static var blue: Color { .init() }
  public static var green: Color { .init() }
  public static var secondary: Color { .init() }
  public static var primary: Color { .init() }
  public static var tint: Color { .init() }
  public static var gray: Color { .init() }
}

public struct Font: Sendable {
  public static let title = Font(), title2 = Font(), title3 = Font(), headline = Font(), subheadline = Font(),
    body = Font(), caption = Font(), largeTitle = Font(), footnote = Font()
  public func bold() -> Font { self }
  public enum Weight: Sendable { case regular, bold, semibold, medium }
  public static func system(size: CGFloat, weight: Weight = .regular) -> Font { .init() }
}

public struct Animation: Sendable {
  public static let `default` = Animation(), easeInOut = Animation(), spring = Animation(), linear = Animation()
  public static func easeInOut(duration: Double) -> Animation { .init() }
}

public func withAnimation<R>(_ a: Animation? = .default, _ f: () throws -> R) rethrows -> R { try f() }

public enum Alignment: Sendable { case center, leading, trailing, top, bottom, topLeading, topTrailing, bottomTrailing }

public enum HorizontalAlignment: Sendable { case leading, center, trailing }

public enum VerticalAlignment: Sendable { case top, center, bottom, firstTextBaseline }

public enum TextAlignment: Sendable { case leading, center, trailing }

public struct Edge {
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let top = Set(rawValue: 1), leading = Set(rawValue: 2), bottom = Set(rawValue: 4),
      trailing = Set(rawValue: 8), all: Set = [.top, .leading, .bottom, .trailing],
      horizontal: Set = [.leading, .trailing], vertical: Set = [.top, .bottom]
  }
}

public struct ButtonRole: Equatable, Sendable {
  let n: Int
  public static let destructive = ButtonRole(n: 1), cancel = ButtonRole(n: 2)
}

public struct Visibility: Sendable {
  public static let hidden = Visibility(), visible = Visibility(), automatic = Visibility()
}
