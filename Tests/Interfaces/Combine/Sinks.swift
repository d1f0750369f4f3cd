// Subscribers, and the publishers that need no other.

extension Publisher {
  public func sink(
    receiveCompletion c: @escaping (Subscribers.Completion<Failure>) -> Void, receiveValue v: @escaping (Output) -> Void
  ) -> AnyCancellable { _subscribe(v, c) }
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { .init(self) }
}

extension Publisher where Failure == Never {
  public func sink(receiveValue v: @escaping (Output) -> Void) -> AnyCancellable { _subscribe(v, { _ in }) }
  public func assign<Root>(to kp: ReferenceWritableKeyPath<Root, Output>, on o: Root) -> AnyCancellable {
    _subscribe({ o[keyPath: kp] = $0 }, { _ in })
  }
  public func assign(to p: inout Published<Output>.Publisher) {
    // The subscription lives as long as the property does.
    let s = p.store
    s.assignments.append(
      _subscribe(
        { [weak s] value in
          s?.willChange?()
          s?.hub.send(value)
          s?.value = value
        }, { _ in }))
  }
  public var values: AsyncStream<Output> { AsyncStream { _ in } }
}

public struct AnyPublisher<Output, Failure: Error>: Publisher {
  let f: (@escaping (Output) -> Void, @escaping (Subscribers.Completion<Failure>) -> Void) -> AnyCancellable
  public init<P: Publisher>(_ p: P) where P.Output == Output, P.Failure == Failure { f = { p._subscribe($0, $1) } }
  init(
    _f: @escaping (@escaping (Output) -> Void, @escaping (Subscribers.Completion<Failure>) -> Void) -> AnyCancellable
  ) { f = _f }
  public func _subscribe(_ v: @escaping (Output) -> Void, _ c: @escaping (Subscribers.Completion<Failure>) -> Void)
    -> AnyCancellable
  { f(v, c) }
}

public struct Just<Output>: Publisher {
  public typealias Failure = Never
  let v: Output
  public init(_ v: Output) { self.v = v }
  public func _subscribe(_ f: @escaping (Output) -> Void, _ c: @escaping (Subscribers.Completion<Never>) -> Void)
    -> AnyCancellable
  {
    f(v)
    c(.finished)
    return AnyCancellable {}
  }
}

public struct Empty<Output, Failure: Error>: Publisher {
  public init(completeImmediately: Bool = true) {}
  public func _subscribe(_ f: @escaping (Output) -> Void, _ c: @escaping (Subscribers.Completion<Failure>) -> Void)
    -> AnyCancellable
  {
    c(.finished)
    return AnyCancellable {}
  }
}
