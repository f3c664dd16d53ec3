import Chronology
import CommandKit
import PosseModel
import PosseStore

/// People as an aligned table fitted to the terminal.
struct FugitiveTable {
  let fields: [FugitiveField]
  /// When the table is made, for what is overdue.
  let now: Instant
  var group: FugitiveField?

  func print(_ rows: [FugitiveRow], on console: Console) {
    guard !rows.isEmpty else { return }
    var table = TextTable(columns: columns.map(Self.column))
    for row in rows { table.append(columns.map { text(of: $0, in: row) }) }
    let lines = table.lines(width: console.facts.width)
    guard let heading = lines.first else { return }
    console.writeLine(heading)
    var present: FieldValue?
    for (row, line) in zip(rows, lines.dropFirst()) {
      if let group, present != row[group] {
        present = row[group]
        console.writeLine("\(GroupHeading.text(of: row[group], field: group), .bold)")
      }
      console.writeLine(line)
    }
  }

  /// `captured` and `captdate` share a column.
  private var columns: [FugitiveField] {
    fields.contains(.captured) ? fields.filter { $0 != .captdate } : fields
  }

  private static func column(_ field: FugitiveField) -> TextTable.Column {
    switch field {
    case .id: TextTable.Column("id", .right)
    case .bounty, .heightCm, .weightKg: TextTable.Column(field.name, .right)
    case .captured, .captdate, .born, .due, .lastSeen, .created, .modified:
      TextTable.Column(field.name, minimumWidth: 10)
    case .name: TextTable.Column(field.name, minimumWidth: 12, shrinks: 2)
    case .desc, .notes: TextTable.Column(field.name, shrinks: 4)
    default: TextTable.Column(field.name, shrinks: 3)
    }
  }

  private func text(of field: FugitiveField, in row: FugitiveRow) -> String {
    if field == .due { return DueWords.text(of: row, now: now) }
    guard field == .captured, fields.contains(.captdate) else { return row[field].displayText }
    guard row[.captured] == .bool(true) else { return "" }
    let date = row[.captdate]
    return date.isNull ? Wording.dateUnknown : date.displayText
  }
}
