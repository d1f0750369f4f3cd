import Foundation
import Synchronization

/// Threads with a stack that is large enough to parse and walk a deeply nested file.
///
/// Why: the parser recurses for nested constructs, and overflows the usual 8 MB at generic arguments 500 deep. A stack
/// takes address space only; memory is used as deep as a file really goes.
public struct ParsingThreads: Sendable {
  /// The stack of each thread, in bytes. `NestingScan` knows what fits.
  public static let stackSize = 512 << 20

  /// How many threads work at a time, at least one.
  public let jobs: Int

  public init(jobs: Int) {
    self.jobs = max(1, jobs)
  }

  /// The results of `transform` for each of `items`, in their order. Waits for all of them.
  ///
  /// Work is handed out by falling cost, so that no large file is begun last; without `costs`, in order. Every item is
  /// worked on even when one fails, and the error of the first failing item in order is thrown: the outcome does not
  /// depend on `jobs`.
  public func map<Item: Sendable, Output: Sendable>(
    _ items: [Item], costs: [Int] = [], _ transform: @escaping @Sendable (Item) throws -> Output
  ) throws -> [Output] {
    guard !items.isEmpty else { return [] }
    precondition(costs.isEmpty || costs.count == items.count, "each item has a cost, or none has")
    let order =
      costs.isEmpty
      ? Array(items.indices) : items.indices.sorted { costs[$0] != costs[$1] ? costs[$0] > costs[$1] : $0 < $1 }
    let work = Work(items: items, order: order, transform: transform)
    let finished = DispatchSemaphore(value: 0)
    let count = min(jobs, items.count)
    for _ in 0..<count {
      let thread = Thread {
        work.drain()
        finished.signal()
      }
      thread.stackSize = ParsingThreads.stackSize
      thread.start()
    }
    for _ in 0..<count { finished.wait() }
    return try work.results()
  }

  /// The result of `body`, run on one such thread.
  public func run<Output: Sendable>(_ body: @escaping @Sendable () throws -> Output) throws -> Output {
    try map([0]) { _ in try body() }[0]
  }
}

/// The items of one `map`, and a place for the result of each.
///
/// Unchecked: each index is handed out once, so no two threads touch one slot, and the slots are read only after every
/// thread has signalled that it is done.
private final class Work<Item: Sendable, Output: Sendable>: @unchecked Sendable {
  private let items: [Item]
  private let order: [Int]
  private let transform: @Sendable (Item) throws -> Output
  private let turns = Atomic(0)
  private let slots: UnsafeMutableBufferPointer<Result<Output, any Error>?>

  init(items: [Item], order: [Int], transform: @escaping @Sendable (Item) throws -> Output) {
    self.items = items
    self.order = order
    self.transform = transform
    slots = .allocate(capacity: items.count)
    slots.initialize(repeating: nil)
  }

  deinit {
    slots.deinitialize()
    slots.deallocate()
  }

  /// Takes one item after the other until none is left.
  func drain() {
    while true {
      let turn = turns.wrappingAdd(1, ordering: .relaxed).oldValue
      guard turn < order.count else { return }
      let index = order[turn]
      slots[index] = Result { try transform(items[index]) }
    }
  }

  func results() throws -> [Output] {
    try slots.map { slot in
      guard let slot else { preconditionFailure("every item has been worked on") }
      return try slot.get()
    }
  }
}
