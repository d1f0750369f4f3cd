// What Foundation offers as publishers.
import Foundation

extension NotificationCenter {
  public func publisher(for n: Notification.Name, object: AnyObject? = nil) -> AnyPublisher<Notification, Never> {
    .init(_f: { v, c in
      nonisolated(unsafe) let v = v
      nonisolated(unsafe) let t = self.addObserver(forName: n, object: object, queue: nil) { v($0) }
      return AnyCancellable { self.removeObserver(t) }
    })
  }
}

extension Timer {
  public final class TimerPublisher: Publisher {
    public typealias Output = Date
    public typealias Failure = Never
    public func autoconnect() -> AnyPublisher<Date, Never> { eraseToAnyPublisher() }
    public func _subscribe(_ v: @escaping (Date) -> Void, _ c: @escaping (Subscribers.Completion<Never>) -> Void)
      -> AnyCancellable
    { AnyCancellable {} }
  }
  public static func publish(every: TimeInterval, tolerance: TimeInterval? = nil, on: RunLoop, in: RunLoop.Mode)
    -> TimerPublisher
  { TimerPublisher() }
}
