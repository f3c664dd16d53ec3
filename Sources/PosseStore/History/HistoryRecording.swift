import Chronology
package import SQLite

/// The recording of one command: everything it changes becomes one entry of the history.
///
/// ``Book/write(_:_:)`` has one of its own; only a measurement of what recording costs makes one by itself.
package final class HistoryRecording {
  private let connection: Connection
  private var entry: ChangeEntry
  private let recorder: ChangeRecorder
  private var tables: [String: TrackedTable] = [:]
  private var number: Int64?
  private var segment = 0
  private var hash: EntryHash?
  private var statementCount = 0
  private var generator = SystemRandomNumberGenerator()
  /// People whose images are written without what they say.
  private var erased: Set<Int64> = []
  /// People of whom searches must learn something.
  private(set) var changedTexts = ChangedTexts()

  /// After so many statements what was recorded is written down, so that memory stays bounded.
  private static let segmentLength = 10_000

  /// Begins to record; the transaction must have begun.
  package init(_ connection: Connection, _ entry: ChangeEntry) throws(DatabaseError) {
    self.connection = connection
    self.entry = entry
    recorder = try ChangeRecorder(connection) { TrackedTable.rank[$0] != nil }
  }

  /// The tracked table of a name, read when it is first asked for: a command touches few of them.
  func table(_ name: String) throws(DatabaseError) -> TrackedTable? {
    if let table = tables[name] { return table }
    let table = try TrackedTable(name, connection)
    tables[name] = table
    return table
  }

  /// The number of the entry that was written, or nil while nothing has changed.
  var entryNumber: Int64? { number }

  /// Ends the entry and begins another: what follows belongs to that one.
  func begin(_ entry: ChangeEntry) throws(DatabaseError) {
    try finish()
    self.entry = entry
    number = nil
    hash = nil
    segment = 0
  }

  /// From here on writes images of these people without what they say: only that a row changed, and a
  /// digest that nothing can be compared with.
  func erase(imagesOf people: [Int64]) { erased.formUnion(people) }

  /// Whether people are erased for good.
  var erasesPeople: Bool { !erased.isEmpty }

  /// Notes that a statement ran.
  package func noteStatement() throws(DatabaseError) {
    statementCount += 1
    if statementCount >= Self.segmentLength { try writeSegment() }
  }

  /// Writes down what is left and closes the entry; a command that changed nothing leaves none.
  package func finish() throws(DatabaseError) {
    try writeSegment()
    guard let number, let hash else { return }
    try connection.execute("UPDATE history SET hash = \(hash.text) WHERE id = \(number)")
  }

  private func writeSegment() throws(DatabaseError) {
    statementCount = 0
    let changes = try recorder.takeChanges()
    guard !changes.isEmpty else { return }
    for change in changes {
      guard let table = try table(change.table) else { continue }
      let whole = try completed(change, in: table)
      let person = try person(of: change, in: table)
      changedTexts.note(change, in: table, person: person)
      if let image = RowImage(whole, of: table, person: person) { try write(image) }
    }
    segment += 1
  }

  private func write(_ image: RowImage) throws(DatabaseError) {
    let number = try openEntry()
    let before = image.before.map(ImageText.encoded)
    let after = image.after.map(ImageText.encoded)
    let text = HistoryText.ofImage(
      table: image.table, key: image.key, before: before, after: after)
    let salted = SaltedDigest(of: text, using: &generator)
    hash?.add(rowDigest: salted.digest)
    let isErased = image.person.map(erased.contains) ?? false
    try connection.execute(
      """
      INSERT INTO history_row (entry, segment, table_name, row, fugitive, before, after, salt,
        digest)
      VALUES (\(number), \(segment), \(image.table), \(image.key), \(image.person),
        \(isErased ? nil : before), \(isErased ? nil : after), \(isErased ? nil : salted.salt),
        \(salted.digest))
      """)
  }

  /// The number of the entry, which is begun when there is something to write.
  ///
  /// An undo begins its entry in any case: a command of several segments may cancel itself out.
  @discardableResult
  func openEntry() throws(DatabaseError) -> Int64 {
    if let number { return number }
    let previous = try connection.firstText("SELECT hash FROM history ORDER BY id DESC LIMIT 1")
    let previousHash = previous ?? EntryHash.beginning
    let words = SaltedDigest(of: entry.words, using: &generator)
    let schema = Int(try connection.userVersion())
    try connection.execute(
      """
      INSERT INTO history (time, user, agent, verb, words, words_salt, words_digest, schema,
        reverses, erased, previous_hash, hash)
      VALUES (\(entry.time.microseconds), \(entry.user), \(entry.agent), \(entry.verb),
        \(entry.words), \(words.salt), \(words.digest), \(schema), \(entry.reverses),
        \(erased.isEmpty ? 0 : 1), \(previousHash), '')
      """)
    let number = try connection.lastInsertedRowID
    self.number = number
    hash = EntryHash(
      previous: previousHash,
      EntryHash.Head(
        number: number, time: entry.time.microseconds, user: entry.user, agent: entry.agent,
        verb: entry.verb, schema: schema, reverses: entry.reverses, wordsDigest: words.digest))
    return number
  }

  /// Adds to a changed row the columns that make no sense without one another, such as a sum and its
  /// currency, so that its image can be read by itself.
  private func completed(
    _ change: RowChange, in table: TrackedTable
  ) throws(DatabaseError) -> RowChange {
    guard change.operation == .update else { return change }
    let changed = Set(table.columns.indices.filter { change.new[$0] != nil })
    let missing = table.companions(of: changed).filter { !changed.contains($0) }
    guard !missing.isEmpty else { return change }
    let columns = missing.map { SQL.identifier(table.columns[$0]) }
    let values = try connection.firstRow(
      """
      SELECT \(SQL.joined(columns, separator: ", ")) FROM \(identifier: table.name)
      WHERE id = \(change.key)
      """
    ) { row throws(DatabaseError) in try row.values() }
    guard let values else { return change }
    var old = change.old
    var new = change.new
    for (index, value) in zip(missing, values) {
      old[index] = value
      new[index] = value
    }
    return RowChange(
      table: change.table, operation: .update, isIndirect: change.isIndirect, key: change.key,
      old: old, new: new)
  }

  private func person(
    of change: RowChange, in table: TrackedTable
  ) throws(DatabaseError) -> Int64? {
    switch table.person {
    case .none: return nil
    case .itself: return change.key
    case .column:
      guard let index = table.columns.firstIndex(of: "fugitive") else { return nil }
      if case .integer(let number)? = change.new[index] ?? change.old[index] { return number }
      // A changed row brings only what changed; whose it is stands in the table.
      return try connection.firstInt(
        "SELECT fugitive FROM \(identifier: table.name) WHERE id = \(change.key)")
    }
  }
}
