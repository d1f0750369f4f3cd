// Publishers, subscriptions and subjects, as far as the Corpus names them; delivery is synchronous.
import Dispatch
import Foundation

public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
  func _subscribe(
    _ value: @escaping (Output) -> Void, _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable
}

public enum Subscribers {
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }
  public enum Demand { case unlimited, none }
}

public protocol Cancellable { func cancel() }

public final class AnyCancellable: Cancellable, Hashable {
  private var onCancel: (() -> Void)?
  public init(_ cancel: @escaping () -> Void) { onCancel = cancel }
  public init<C: Cancellable>(_ c: C) { onCancel = { c.cancel() } }
  public func cancel() {
    let c = onCancel
    onCancel = nil
    c?()
  }
  deinit { onCancel?() }
  public static func == (l: AnyCancellable, r: AnyCancellable) -> Bool { l === r }
  public func hash(into h: inout Hasher) { h.combine(ObjectIdentifier(self)) }
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
  public func store<C: RangeReplaceableCollection>(in c: inout C) where C.Element == AnyCancellable { c.append(self) }
}

public protocol Scheduler { func _run(_ f: @escaping () -> Void) }

extension DispatchQueue: Scheduler {
  public func _run(_ f: @escaping () -> Void) { f() }
  public struct SchedulerTimeType {
    public struct Stride: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
      public init(integerLiteral v: Int) {}
      public init(floatLiteral v: Double) {}
      public static func seconds(_ s: Double) -> Self { 0 }
      public static func milliseconds(_ s: Int) -> Self { 0 }
    }
  }
}

extension RunLoop: Scheduler { public func _run(_ f: @escaping () -> Void) { f() } }

extension OperationQueue: Scheduler { public func _run(_ f: @escaping () -> Void) { f() } }

final class _Hub<Output, Failure: Error>: @unchecked Sendable {
  var subs: [Int: ((Output) -> Void, (Subscribers.Completion<Failure>) -> Void)] = [:]
  var next = 0
  func add(_ v: @escaping (Output) -> Void, _ c: @escaping (Subscribers.Completion<Failure>) -> Void) -> AnyCancellable
  {
    let id = next
    next += 1
    subs[id] = (v, c)
    return AnyCancellable { [weak self] in self?.subs[id] = nil }
  }
  func send(_ o: Output) { for k in subs.keys.sorted() { subs[k]?.0(o) } }
  func send(completion c: Subscribers.Completion<Failure>) {
    for k in subs.keys.sorted() { subs[k]?.1(c) }
    subs = [:]
  }
}

public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void { public func send() { send(()) } }

public final class PassthroughSubject<Output, Failure: Error>: Subject {
  let hub = _Hub<Output, Failure>()
  public init() {}
  public func send(_ v: Output) { hub.send(v) }
  public func send(completion c: Subscribers.Completion<Failure>) { hub.send(completion: c) }
  public func _subscribe(_ v: @escaping (Output) -> Void, _ c: @escaping (Subscribers.Completion<Failure>) -> Void)
    -> AnyCancellable
  { hub.add(v, c) }
}

public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  let hub = _Hub<Output, Failure>()
  public var value: Output { didSet { hub.send(value) } }
  public init(_ v: Output) { value = v }
  public func send(_ v: Output) { value = v }
  public func send(completion c: Subscribers.Completion<Failure>) { hub.send(completion: c) }
  public func _subscribe(_ v: @escaping (Output) -> Void, _ c: @escaping (Subscribers.Completion<Failure>) -> Void)
    -> AnyCancellable
  {
    v(value)
    return hub.add(v, c)
  }
}

public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never
  let hub = _Hub<Void, Never>()
  public init() {}
  public func send() { hub.send(()) }
  public func _subscribe(_ v: @escaping (Void) -> Void, _ c: @escaping (Subscribers.Completion<Never>) -> Void)
    -> AnyCancellable
  { hub.add(v, c) }
}
