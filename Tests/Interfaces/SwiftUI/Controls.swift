// Controls.
import Foundation

public struct Text: _Leaf {
  public enum DateStyle { case date, time, relative }
  public init(_ k: LocalizedStringKey) {}
  @_disfavoredOverload public init<S: StringProtocol>(_ s: S) {}
  public init(verbatim: String) {}
  public init(_ d: Date, style: DateStyle) {}
  public init<F: FormatStyle>(_ i: F.FormatInput, format: F) where F.FormatOutput == String {}
  public func bold() -> Text { self }
  public func font(_ f: Font?) -> Text { self }
  public func foregroundColor(_ c: Color?) -> Text { self }
  public func fontWeight(_ w: Font.Weight?) -> Text { self }
  public static func + (a: Text, b: Text) -> Text { a }
}

public struct Image: _Leaf {
  public init(systemName: String) {}
  public init(_ n: String) {}
  public func resizable() -> Image { self }
}

public struct Label<T: View, I: View>: _Leaf { public init(@ViewBuilder title: () -> T, @ViewBuilder icon: () -> I) {} }

extension Label where T == Text, I == Image {
  public init(_ k: LocalizedStringKey, systemImage: String) {}
  @_disfavoredOverload public init<S: StringProtocol>(_ s: S, systemImage: String) {}
}

public struct Spacer: _Leaf { public init(minLength: CGFloat? = nil) {} }

public struct Divider: _Leaf { public init() {} }

public struct Rectangle: _Leaf {
  public init() {}
  public func fill<S: ShapeStyle>(_ s: S) -> some View { self }
}

public struct Circle: _Leaf {
  public init() {}
  public func fill<S: ShapeStyle>(_ s: S) -> some View { self }
}

public struct ProgressView: _Leaf {
  public init() {}
  public init(_ k: LocalizedStringKey) {}
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) {}
}

public struct Button<L: View>: _Leaf {
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> L) {}
  public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> L) {}
}

extension Button where L == Text {
  public init(_ k: LocalizedStringKey, action: @escaping @MainActor () -> Void) {}
  @_disfavoredOverload public init<S: StringProtocol>(_ s: S, action: @escaping @MainActor () -> Void) {}
  public init(_ k: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {}
}

extension Button where L == Label<Text, Image> {
  public init(_ k: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) {}
}

public struct Toggle<L: View>: _Leaf { public init(isOn: Binding<Bool>, @ViewBuilder label: () -> L) {} }

extension Toggle where L == Text {
  public init(_ k: LocalizedStringKey, isOn: Binding<Bool>) {}
  @_disfavoredOverload public init<S: StringProtocol>(_ s: S, isOn: Binding<Bool>) {}
}

public struct Stepper<L: View>: _Leaf {
  public init<V: Strideable>(value: Binding<V>, in r: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> L) {
  }
}

extension Stepper where L == Text {
  public init<V: Strideable>(_ k: LocalizedStringKey, value: Binding<V>, in r: ClosedRange<V>, step: V.Stride = 1) {}
  public init<V: Strideable>(_ k: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1) {}
  public init(_ k: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?) {}
}

public struct Slider: _Leaf {
  public init<V: BinaryFloatingPoint>(value: Binding<V>, in r: ClosedRange<V> = 0...1, step: V.Stride = 1)
  where V.Stride: BinaryFloatingPoint {}
}

public enum Axis {
  case horizontal, vertical
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let horizontal = Set(rawValue: 1), vertical = Set(rawValue: 2)
  }
}

public struct TextField: _Leaf {
  public init(_ k: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal) {}
  @_disfavoredOverload public init<S: StringProtocol>(_ s: S, text: Binding<String>) {}
  public init<F: ParseableFormatStyle>(_ k: LocalizedStringKey, value: Binding<F.FormatInput>, format: F)
  where F.FormatOutput == String {}
}

public struct SecureField: _Leaf { public init(_ k: LocalizedStringKey, text: Binding<String>) {} }

public struct TextEditor: _Leaf { public init(text: Binding<String>) {} }

public struct Picker<L: View, V: Hashable, C: View>: _Leaf {
  public init(selection: Binding<V>, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L) {}
}

extension Picker where L == Text {
  public init(_ k: LocalizedStringKey, selection: Binding<V>, @ViewBuilder content: () -> C) {}
}

public struct DatePicker: _Leaf {
  public struct Components: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let date = Components(rawValue: 1), hourAndMinute = Components(rawValue: 2)
  }
  public init(_ k: LocalizedStringKey, selection: Binding<Date>, displayedComponents: Components = []) {}
}
