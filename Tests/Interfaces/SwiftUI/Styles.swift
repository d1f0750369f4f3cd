// Styles of controls.

public protocol PrimitiveButtonStyle {}

public struct _ButtonStyle: PrimitiveButtonStyle {}

extension PrimitiveButtonStyle where Self == _ButtonStyle {
  public static var plain: _ButtonStyle { .init() }
  public static var bordered: _ButtonStyle { .init() }
  public static var borderedProminent: _ButtonStyle { .init() }
  public static var borderless: _ButtonStyle { .init() }
}

public protocol ListStyle {}

public struct _ListStyle: ListStyle {}

extension ListStyle where Self == _ListStyle {
  public static var plain: _ListStyle { .init() }
  public static var insetGrouped: _ListStyle { .init() }
  public static var sidebar: _ListStyle { .init() }
}

public protocol PickerStyle {}

public struct _PickerStyle: PickerStyle {}

extension PickerStyle where Self == _PickerStyle {
  public static var segmented: _PickerStyle { .init() }
  public static var menu: _PickerStyle { .init() }
}

public protocol TextFieldStyle {}

public struct _TextFieldStyle: TextFieldStyle {}

extension TextFieldStyle where Self == _TextFieldStyle {
  public static var roundedBorder: _TextFieldStyle { .init() }
  public static var plain: _TextFieldStyle { .init() }
}
