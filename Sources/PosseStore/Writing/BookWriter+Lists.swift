import Chronology
import PosseModel
import SQLite
import UnicodeText

/// The parts of a person that have rows of their own: lists of texts, and birth dates.
extension BookWriter {
  /// Replaces, extends or shortens a list; an item that is there already, or is not there, is passed over.
  func change(
    _ list: FieldStorage.TextList, _ operation: FugitiveEdit.Operation, of id: FugitiveID
  ) throws(StoreError) {
    let present = try items(of: list, of: id)
    switch operation {
    case .set(.texts(let items)):
      // The order of a list is the order in which it was given, so a list that differs is written anew.
      let wanted = distinct(items)
      guard wanted != present else { return }
      for item in present { try remove(item, from: list, of: id) }
      try add(wanted, to: list, of: id)
    case .set: break
    case .add(let items):
      try add(distinct(items).filter { !present.contains($0) }, to: list, of: id)
    case .remove(let items):
      for item in items {
        // As when looking for people, case and accents do not count where nothing is spelled just so.
        let folded = Folding.folded(item)
        let meant =
          present.contains(item) ? [item] : present.filter { Folding.folded($0) == folded }
        for item in meant { try remove(item, from: list, of: id) }
      }
    case .clear:
      for item in present { try remove(item, from: list, of: id) }
    }
  }

  private func distinct(_ items: [String]) -> [String] {
    var seen: Set<String> = []
    return items.filter { seen.insert($0).inserted }
  }

  private func add(
    _ items: [String], to list: FieldStorage.TextList, of id: FugitiveID
  ) throws(StoreError) {
    for item in items {
      switch list {
      case .aliases:
        try execute(
          """
          INSERT INTO alias (fugitive, name, name_cd)
          VALUES (\(id.number), \(item), \(Folding.folded(item)))
          """)
      case .tags:
        let tag = try self.id(of: item, in: .tag)
        try execute(
          """
          INSERT INTO fugitive_tag (fugitive, tag) VALUES (\(id.number), \(tag))
          """)
      case .offenses:
        let offense = try self.id(of: item, in: .offense)
        try execute(
          """
          INSERT INTO fugitive_offense (fugitive, offense) VALUES (\(id.number), \(offense))
          """)
      }
    }
  }

  private func remove(
    _ item: String, from list: FieldStorage.TextList, of id: FugitiveID
  ) throws(StoreError) {
    switch list {
    case .aliases:
      try execute("DELETE FROM alias WHERE fugitive = \(id.number) AND name = \(item)")
    case .tags:
      try execute(
        """
        DELETE FROM fugitive_tag
        WHERE fugitive = \(id.number) AND tag = (SELECT id FROM tag WHERE name = \(item))
        """)
    case .offenses:
      try execute(
        """
        DELETE FROM fugitive_offense
        WHERE fugitive = \(id.number) AND offense = (SELECT id FROM offense WHERE name = \(item))
        """)
    }
  }

  private func items(
    of list: FieldStorage.TextList, of id: FugitiveID
  ) throws(StoreError) -> [String] {
    let field: FugitiveField =
      switch list {
      case .aliases: .aliases
      case .tags: .tags
      case .offenses: .offenses
      }
    guard case .texts(let items)? = try reader.values(of: [field], for: [id])[id]?[field] else {
      return []
    }
    return items
  }

  /// Replaces or removes the confirmed birth date, else the first.
  func setBirth(
    _ operation: FugitiveEdit.Operation, of id: FugitiveID
  ) throws(StoreError) {
    let present = try reader.firstRow(
      """
      SELECT id FROM birth WHERE fugitive = \(id.number) AND date IS NOT NULL
      ORDER BY confirmed DESC, id LIMIT 1
      """
    ) { row throws(DatabaseError) in try row.int(0) }
    guard case .set(.partialDate(let date)) = operation else {
      if let present { try execute("DELETE FROM birth WHERE id = \(present)") }
      return
    }
    let columns: SQL = """
      \(date.machineText), \(date.firstDay.microseconds), \(date.precision.rawValue),
      \(date.isCirca)
      """
    if let present {
      try execute(
        """
        UPDATE birth SET (date, day, precision, circa) = (\(columns)), text = NULL
        WHERE id = \(present)
        """)
    } else {
      try execute(
        """
        INSERT INTO birth (fugitive, date, day, precision, circa) VALUES (\(id.number), \(columns))
        """)
    }
  }
}
