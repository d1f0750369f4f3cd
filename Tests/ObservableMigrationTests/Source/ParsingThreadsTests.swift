import Foundation
import ObservableMigration
import Testing

@Suite struct ParsingThreadsTests {
  @Test(arguments: [0, 1, 2, 7])
  func keepsTheOrderOfItems(jobs: Int) throws {
    let items = (0..<500).map { ($0 * 7919) % 500 }
    #expect(try ParsingThreads(jobs: jobs).map(items, costs: items) { $0 * 2 } == items.map { $0 * 2 })
    #expect(try ParsingThreads(jobs: jobs).map([Int]()) { $0 } == [])
  }

  @Test func handsOutTheCostliestFirst() throws {
    let log = Log()
    _ = try ParsingThreads(jobs: 1).map([1, 5, 3, 5], costs: [1, 5, 3, 5]) { log.append($0) }
    #expect(log.entries == [5, 5, 3, 1])
  }

  @Test(arguments: [1, 3])
  func throwsTheFirstErrorInOrder(jobs: Int) {
    let error = #expect(throws: Failure.self) {
      try ParsingThreads(jobs: jobs).map(Array(0..<100), costs: Array(0..<100)) { item in
        if item % 10 == 4 { throw Failure(item: item) }
      }
    }
    #expect(error == Failure(item: 4))
  }

  @Test func hasALargeStack() throws {
    #expect(try ParsingThreads(jobs: 1).run { depth(of: 100_000) } == 100_000)
  }

  private struct Failure: Error, Equatable {
    var item: Int
  }

  private final class Log: @unchecked Sendable {
    private let lock = NSLock()
    private var values: [Int] = []
    func append(_ value: Int) { lock.withLock { values.append(value) } }
    var entries: [Int] { lock.withLock { values } }
  }
}

/// Recurses so often, with a kilobyte on the stack each time.
private func depth(of level: Int) -> Int {
  guard level > 0 else { return 0 }
  return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 1024) { room in
    room.initialize(repeating: 1)
    return depth(of: level - 1) + Int(room[level % 1024])
  }
}
