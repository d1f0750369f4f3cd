// Another framework's `Observable`: a class, and generic.

public protocol Disposable {
  func dispose()
}

public final class DisposeBag {
  public init() {}
}

struct Subscription: Disposable {
  func dispose() {}
}

extension Disposable {
  public func disposed(by bag: DisposeBag) {}
}

public final class Observable<Element> {
  init() {}

  public func subscribe(onNext: ((Element) -> Void)? = nil) -> any Disposable { Subscription() }
}
