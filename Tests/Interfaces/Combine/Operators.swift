// Operators. Each gives an `AnyPublisher`, where the real module has a type for each.
import Foundation

extension Publisher {
  public func map<T>(_ t: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
    .init(_f: { v, c in self._subscribe({ v(t($0)) }, c) })
  }
  public func map<T>(_ kp: KeyPath<Output, T>) -> AnyPublisher<T, Failure> { map { $0[keyPath: kp] } }
  public func compactMap<T>(_ t: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
    .init(_f: { v, c in self._subscribe({ if let x = t($0) { v(x) } }, c) })
  }
  public func filter(_ t: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    .init(_f: { v, c in self._subscribe({ if t($0) { v($0) } }, c) })
  }
  public func dropFirst(_ n: Int = 1) -> AnyPublisher<Output, Failure> {
    .init(_f: { v, c in
      nonisolated(unsafe) var k = 0
      return self._subscribe(
        {
          k += 1
          if k > n { v($0) }
        }, c)
    })
  }
  public func first() -> AnyPublisher<Output, Failure> { prefix(1) }
  public func prefix(_ n: Int) -> AnyPublisher<Output, Failure> {
    .init(_f: { v, c in
      nonisolated(unsafe) var k = 0
      return self._subscribe(
        {
          k += 1
          if k <= n { v($0) }
          if k == n { c(.finished) }
        }, c)
    })
  }
  public func removeDuplicates() -> AnyPublisher<Output, Failure> where Output: Equatable {
    .init(_f: { v, c in
      var l: Output?
      return self._subscribe(
        {
          if l != $0 {
            l = $0
            v($0)
          }
        }, c)
    })
  }
  public func receive<S: Scheduler>(on s: S) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
  public func debounce<S: Scheduler>(for d: DispatchQueue.SchedulerTimeType.Stride, scheduler: S) -> AnyPublisher<
    Output, Failure
  > { eraseToAnyPublisher() }
  public func throttle<S: Scheduler>(for d: DispatchQueue.SchedulerTimeType.Stride, scheduler: S, latest: Bool)
    -> AnyPublisher<Output, Failure>
  { eraseToAnyPublisher() }
  public func handleEvents(receiveOutput: ((Output) -> Void)? = nil) -> AnyPublisher<Output, Failure> {
    map {
      receiveOutput?($0)
      return $0
    }
  }
  public func flatMap<P: Publisher>(_ t: @escaping (Output) -> P) -> AnyPublisher<P.Output, Failure>
  where P.Failure == Failure {
    .init(_f: { v, c in
      var keep: [AnyCancellable] = []
      return self._subscribe({ keep.append(t($0)._subscribe(v, { _ in })) }, c)
    })
  }
  public func merge<P: Publisher>(with p: P) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    .init(_f: { v, c in
      let a = self._subscribe(v, c)
      let b = p._subscribe(v, c)
      return AnyCancellable {
        a.cancel()
        b.cancel()
      }
    })
  }
  public func combineLatest<P: Publisher>(_ p: P) -> AnyPublisher<(Output, P.Output), Failure>
  where P.Failure == Failure {
    .init(_f: { v, c in
      var l: Output?
      var r: P.Output?
      let a = self._subscribe(
        {
          l = $0
          if let r { v(($0, r)) }
        }, c)
      let b = p._subscribe(
        {
          r = $0
          if let l { v((l, $0)) }
        }, c)
      return AnyCancellable {
        a.cancel()
        b.cancel()
      }
    })
  }
  public func setFailureType<E: Error>(to: E.Type) -> AnyPublisher<Output, E> where Failure == Never {
    .init(_f: { v, c in self._subscribe(v, { _ in c(.finished) }) })
  }
  public func replaceError(with o: Output) -> AnyPublisher<Output, Never> {
    .init(_f: { v, c in
      self._subscribe(
        v,
        {
          if case .failure = $0 { v(o) }
          c(.finished)
        })
    })
  }
}

/// Publishers of several publishers.
public enum Publishers {
  public struct CombineLatest<First: Publisher, Second: Publisher>: Publisher where First.Failure == Second.Failure {
    public typealias Output = (First.Output, Second.Output)
    public typealias Failure = First.Failure

    let both: AnyPublisher<Output, Failure>

    public init(_ first: First, _ second: Second) {
      both = first.combineLatest(second)
    }

    public func _subscribe(
      _ value: @escaping (Output) -> Void, _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      both._subscribe(value, completion)
    }
  }
}
