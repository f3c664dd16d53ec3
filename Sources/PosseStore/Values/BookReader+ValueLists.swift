package import PosseModel
import SQLite
import UnicodeText

extension BookReader {
  /// Returns the values of a list with their uses, by folded text; `..Unknown..` stands among them.
  ///
  /// - Parameters:
  ///   - kind: The list.
  ///   - state: For places, the code in capitals of the state to which they are narrowed; nil for all.
  ///   - countsUses: Whether uses are counted, which takes most of the time; else every value has 0, and
  ///     ``counted(_:of:)`` counts those of a few.
  /// - Returns: The values.
  /// - Throws: What the database reports.
  package func values(
    of kind: ValueKind, in state: String? = nil, countsUses: Bool = true
  ) throws(StoreError) -> [ListedValue] {
    let uses = ValueUses(kind: kind)
    let people = countsUses ? try counts(uses.peopleByValue) : [:]
    let entries = countsUses && kind.isLogged ? try counts(uses.entriesByValue) : [:]
    let first = try defaultID(of: kind)
    let condition: SQL = kind == .place && state != nil ? "state = \(state)" : "TRUE"
    return try rows(
      """
      SELECT \(columns(of: kind)) FROM \(uses.table) WHERE \(condition)
      ORDER BY \(uses.folded), \(uses.text), id
      """
    ) { row throws(DatabaseError) in
      let id = try row.int(0)
      return try Self.value(
        row, kind, isDefault: id == first, people: people[id] ?? 0, logEntries: entries[id] ?? 0)
    }
  }

  /// Returns a few values of a list with their uses, those that are still there.
  package func counted(
    _ values: [ListedValue], of kind: ValueKind
  ) throws(StoreError) -> [ListedValue] {
    var counted: [ListedValue] = []
    for id in values.map(\.id) where try ids("id = \(id)", in: kind) == [id] {
      counted.append(try value(numbered: id, of: kind))
    }
    return counted
  }

  private func counts(_ sql: SQL) throws(StoreError) -> [Int64: Int] {
    var counts: [Int64: Int] = [:]
    try forEachRow(sql) { row throws(DatabaseError) in
      counts[try row.int(0)] = Int(clamping: try row.int(1))
    }
    return counts
  }

  /// Returns the value of a list that a text means: the one that is written just so, else the one that differs
  /// by case and accents.
  ///
  /// A place may be written as the book would not write it, and without the city where only one is known.
  /// Throws ``StoreError/noSuchValue(_:_:)`` and ``StoreError/ambiguousValue(_:_:values:)``.
  package func value(_ text: String, of kind: ValueKind) throws(StoreError) -> ListedValue {
    let uses = ValueUses(kind: kind)
    // What an older book holds may be no value, or another one, when it is typed today.
    let typed = Normalization.nfc(text)
    let spelling = (try? kind.validated(text)) ?? typed
    for text in [typed, spelling] {
      let exact = try ids("\(uses.text) = \(text)", in: kind)
      if let id = exact.first { return try value(numbered: id, of: kind) }
    }
    let similar = try ids("\(uses.folded) = \(Folding.folded(spelling))", in: kind)
    if similar.count == 1 { return try value(numbered: similar[0], of: kind) }
    guard similar.isEmpty else {
      var texts: [String] = []
      for id in similar { texts.append(try value(numbered: id, of: kind).text) }
      throw .ambiguousValue(kind, text, values: texts)
    }
    if kind == .place, let place = try? Place(parsing: text) {
      let filled = try withKnownCity(place)
      if filled != place { return try value(filled.machineText, of: kind) }
    }
    throw .noSuchValue(kind, text)
  }

  /// Checks that a list holds values that are written just so.
  ///
  /// Throws ``StoreError/valueGone(_:_:)`` for the first that it does not.
  package func confirmValues(_ texts: [String], of kind: ValueKind) throws(StoreError) {
    let uses = ValueUses(kind: kind)
    for text in texts where try ids("\(uses.text) = \(text)", in: kind).isEmpty {
      throw .valueGone(kind, text)
    }
  }

  /// Returns the value that is offered first for a list, or nil when none is chosen.
  package func defaultValue(of kind: ValueKind) throws(StoreError) -> ListedValue? {
    guard let id = try defaultID(of: kind) else { return nil }
    return try value(numbered: id, of: kind)
  }

  /// Returns how many people, and how many entries of the log, have one of some values; each counts once.
  func uses(of values: [Int64], _ kind: ValueKind) throws(StoreError) -> (people: Int, log: Int) {
    let uses = ValueUses(kind: kind)
    let log: SQL =
      kind.isLogged
      ? "(SELECT count(*) FROM log WHERE \(uses.table) IN (\(list: values)))" : "0"
    let counts = try firstRow(
      "SELECT (SELECT count(*) FROM (\(uses.people(having: values)))), \(log)"
    ) { row throws(DatabaseError) in
      (people: Int(clamping: try row.int(0)), log: Int(clamping: try row.int(1)))
    }
    return counts ?? (0, 0)
  }

  /// Returns the numbers of the rows of a list under a condition.
  func ids(_ condition: SQL, in kind: ValueKind) throws(StoreError) -> [Int64] {
    try rows("SELECT id FROM \(identifier: kind.rawValue) WHERE \(condition) ORDER BY id") {
      row throws(DatabaseError) in try row.int(0)
    }
  }

  /// Returns the value of a row, which must be there.
  func value(numbered id: Int64, of kind: ValueKind) throws(StoreError) -> ListedValue {
    let first = try defaultID(of: kind)
    let uses = try uses(of: [id], kind)
    let value = try firstRow(
      "SELECT \(columns(of: kind)) FROM \(identifier: kind.rawValue) WHERE id = \(id)"
    ) { row throws(DatabaseError) in
      try Self.value(
        row, kind, isDefault: id == first, people: uses.people, logEntries: uses.log)
    }
    guard let value else { throw .noSuchValue(kind, "#\(id)") }
    return value
  }

  func defaultID(of kind: ValueKind) throws(StoreError) -> Int64? {
    try firstRow(
      "SELECT \(identifier: kind.rawValue) FROM default_value WHERE id = 1"
    ) { row throws(DatabaseError) in try row.intOrNil(0) } ?? nil
  }

  func columns(of kind: ValueKind) -> SQL {
    kind == .place ? "id, text, country, state, zip, city" : "id, name"
  }

  static func value(
    _ row: borrowing Row, _ kind: ValueKind, isDefault: Bool, people: Int, logEntries: Int
  ) throws(DatabaseError) -> ListedValue {
    let id = try row.int(0)
    let isUnknown = kind.hasUnknown && id == FixedRow.unknown
    var place: Place?
    if kind == .place, !isUnknown {
      place = Place(
        country: try row.textOrNil(2), state: try row.textOrNil(3), zip: try row.textOrNil(4),
        city: try row.textOrNil(5))
    }
    return ListedValue(
      id: id, text: try row.text(1), place: place, isUnknown: isUnknown, isDefault: isDefault,
      people: people, logEntries: logEntries)
  }
}
