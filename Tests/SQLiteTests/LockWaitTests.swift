import Testing

@testable import SQLite

/// How long is waited for a lock, and how often it is looked for.
struct LockWaitTests {
  @Test func `who waits longer looks more often`() {
    let pauses = [0, 100, 500, 1_000, 1_900, 1_999, 2_000, 9_000, 1_000_000_000].map {
      LockWait.pause(after: .milliseconds($0), isFirst: false)
    }
    #expect(pauses == [20, 19, 15, 10, 1, 1, 1, 1, 1].map { .milliseconds($0) })
    #expect(LockWait.pause(after: .zero, isFirst: true) == .milliseconds(2))
  }

  @Test(arguments: [-1, 0, 1, 120])
  func `a lock that is not given up is reported when the time is over`(limit: Int) throws {
    let folder = try ScratchFolder()
    let holder = try Connection(path: folder.bytes("book"), access: .readWriteCreate)
    try holder.execute("CREATE TABLE t(a)")
    let other = try Connection(
      path: folder.bytes("book"), access: .readWrite, busyTimeoutMilliseconds: limit)
    try holder.begin(.immediate)
    let start = ContinuousClock.now
    let error = #expect(throws: DatabaseError.self) { try other.begin(.immediate) }
    #expect(error?.code == .busy)
    #expect(ContinuousClock.now - start >= .milliseconds(limit))
    // The next wait has its whole time again.
    let again = ContinuousClock.now
    #expect(throws: DatabaseError.self) { try other.begin(.immediate) }
    #expect(ContinuousClock.now - again >= .milliseconds(limit))
    try holder.rollback()
    try other.begin(.immediate)
    try other.rollback()
  }
}
