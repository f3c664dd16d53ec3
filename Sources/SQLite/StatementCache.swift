/// The prepared statements of a connection by their text; the longest unused goes first.
final class StatementCache {
  private var statements: [String: PreparedStatement] = [:]
  private var uses: UInt64 = 0
  private let capacity: Int

  init(capacity: Int = 64) {
    self.capacity = capacity
  }

  /// Finds a statement that nobody uses at the moment.
  func available(_ sql: String) -> PreparedStatement? {
    guard let statement = statements[sql], !statement.isLeased else { return nil }
    uses += 1
    statement.lastUse = uses
    return statement
  }

  /// Keeps a new statement; one of the same text that is in use stays in its place.
  func store(_ statement: PreparedStatement) {
    if statements[statement.sql] != nil { return }
    if statements.count >= capacity {
      let idle = statements.values.filter { !$0.isLeased }
      guard let oldest = idle.min(by: { $0.lastUse < $1.lastUse }) else { return }
      statements[oldest.sql] = nil
    }
    uses += 1
    statement.lastUse = uses
    statements[statement.sql] = statement
  }

  func removeAll() {
    statements.removeAll()
  }
}
