// The stand-in UIKit: just what Corpus code names.

@_exported import Foundation

@MainActor open class UIResponder: NSObject { public override init() { super.init() } }
@MainActor open class UIView: UIResponder {
  public override init() { super.init() }
  open func layoutSubviews() {}
}
@MainActor public final class UILabel: UIView { public var text: String? }
@MainActor open class UIViewController: UIResponder {
  public override init() { super.init() }
  public var view: UIView! = UIView()
  open func viewDidLoad() {}
  public func present(_ controller: UIViewController, animated: Bool) {}
}
@MainActor public final class UIWindow: UIView { public var rootViewController: UIViewController? }
