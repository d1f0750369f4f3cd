// The stand-in RxSwift: a class named as Observation's protocol.

public final class DisposeBag { public init() {} }
public final class Disposable {
  public func disposed(by bag: DisposeBag) {}
}
public final class Observable<Element> {
  public func subscribe(onNext: @escaping (Element) -> Void) -> Disposable { Disposable() }
}
