package import PosseModel
import PredicateFormat
import SQLite

extension BookReader {
  /// Returns the entries of the log that a query means, in its order; by date alone as ``LogChronology`` has it.
  package func logRecords(_ query: LogQuery) throws(StoreError) -> [LogRecord] {
    let statement = try logStatement(of: query)
    let records = try rows(
      """
      SELECT \(LogColumns.selection), f.name FROM \(statement.source) ORDER BY \(statement.ordering)
      """
    ) { row throws(DatabaseError) in
      LogRecord(entry: try LogColumns.entry(row), name: try row.text(LogColumns.count))
    }
    guard let key = query.order.first, key.field == .date, query.order.count == 1 else {
      return records
    }
    return LogChronology.sorted(records, isDescending: key.isDescending) { $0.entry }
  }

  /// Returns entries of the log in the order of the numbers given, each once.
  ///
  /// Throws ``StoreError/noSuchLogEntries(_:)`` when some are not there, and ``StoreError/inTrash(_:)`` when
  /// the person of one is in the trash.
  package func logEntries(_ ids: [LogID]) throws(StoreError) -> [LogEntry] {
    var entries: [LogEntry] = []
    var missing: [LogID] = []
    var seen: Set<LogID> = []
    for id in ids where seen.insert(id).inserted {
      if let entry = try log(where: "l.id = \(id.number)").first {
        entries.append(entry)
      } else {
        missing.append(id)
      }
    }
    guard missing.isEmpty else { throw .noSuchLogEntries(missing) }
    for entry in entries where try isTrashed(entry.fugitive) { throw .inTrash([entry.fugitive]) }
    return entries
  }

  /// Returns the entry of the capture that stands; nil for someone at large, and where none was written.
  package func standingCapture(of id: FugitiveID) throws(StoreError) -> LogID? {
    guard try captureDate(of: id) != nil else { return nil }
    let number = try firstRow(
      """
      SELECT id FROM log WHERE fugitive = \(id.number) AND action IN ('capture', 'release')
      ORDER BY id DESC LIMIT 1
      """
    ) { row throws(DatabaseError) in try row.int(0) }
    guard let entry = number.map(LogID.init),
      try log(where: "l.id = \(entry.number)").first?.action == .capture
    else { return nil }
    return entry
  }

  /// Returns the steps by which the database would find the entries of a query, without reading any.
  package func plan(of query: LogQuery) throws(StoreError) -> PredicatePlan {
    let predicate = try compiled(query.predicate ?? .constant(true), root: .log)
    let statement = LogStatement(query: query, predicate: predicate)
    let steps = try rows(
      """
      EXPLAIN QUERY PLAN SELECT l.id FROM \(statement.source) ORDER BY \(statement.ordering)
      """
    ) { row throws(DatabaseError) in try row.text(3) }
    return PredicatePlan(predicate, steps: steps)
  }

  private func logStatement(of query: LogQuery) throws(StoreError) -> LogStatement {
    guard let predicate = query.predicate else { return LogStatement(query: query, predicate: nil) }
    return LogStatement(query: query, predicate: try compiled(predicate, root: .log))
  }
}
