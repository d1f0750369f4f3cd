// Controllers and views, as far as the Corpus names them.
@_exported import Combine
@_exported import Foundation

@MainActor open class UIResponder: NSObject {
  public override init() { super.init() }
}

@MainActor open class UIView: UIResponder {
  public init(frame: CGRect) { super.init() }
  public convenience override init() { self.init(frame: .zero) }
  public required init?(coder: NSCoder) { nil }
  open func layoutSubviews() {}
  public func setNeedsLayout() {}
  public func addSubview(_ view: UIView) {}
  public var isHidden: Bool {
    get { false }
    set {}
  }
}

@MainActor public final class UILabel: UIView {
  public var text: String? {
    get { nil }
    set {}
  }
}

@MainActor open class UIViewController: UIResponder {
  public init(nibName: String?, bundle: Bundle?) { super.init() }
  public convenience override init() { self.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { nil }
  public var view: UIView! {
    get { UIView() }
    set {}
  }
  public var title: String? {
    get { nil }
    set {}
  }
  open func viewDidLoad() {}
  public func addChild(_ child: UIViewController) {}
  public func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {}
}

@MainActor public final class UINavigationController: UIViewController {
  public init(rootViewController: UIViewController) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { nil }
  public func pushViewController(_ controller: UIViewController, animated: Bool) {}
}
