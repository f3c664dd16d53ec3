import Chronology
import CommandKit
import PosseModel
import PosseStore

/// Writes people to standard output in any of the forms of a list.
struct RecordPrinter {
  let format: RecordFormat
  let fields: [FugitiveField]
  /// When the list is made, for what is overdue.
  let now: Instant
  var endsWithNull = false
  var group: FugitiveField?

  func print(_ rows: [FugitiveRow], on console: Console) {
    let isVisible = console.facts.outputIsTerminal
    switch format {
    case .table: FugitiveTable(fields: fields, now: now, group: group).print(rows, on: console)
    case .plain: printPlain(rows, on: console)
    case .tsv: writeLines(rows, on: console, DelimitedText.addTSV)
    case .csv:
      var heading: [UInt8] = []
      DelimitedText.addCSV(fields.map(\.name), to: &heading)
      console.write(heading)
      writeLines(rows, on: console, DelimitedText.addCSV)
    case .json:
      console.write(
        JSONText.array(rows.map { $0.json(fields) }).compact(isVisible: isVisible) + "\n")
    case .jsonl:
      for row in rows {
        console.write(row.json(fields).compact(isVisible: isVisible) + "\n")
      }
    case .ids: for row in rows { console.write(row.id.description + terminator) }
    case .template(let template):
      for row in rows { console.write(template.text { row[$0] } + "\n") }
    }
  }

  private var terminator: String { endsWithNull ? "\0" : "\n" }

  private func writeLines(
    _ rows: [FugitiveRow], on console: Console, _ add: ([String], inout [UInt8]) -> Void
  ) {
    var line: [UInt8] = []
    for row in rows {
      line.removeAll(keepingCapacity: true)
      add(row.texts(fields), &line)
      console.write(line)
    }
  }

  private func printPlain(_ rows: [FugitiveRow], on console: Console) {
    var heading: FieldValue?
    for row in rows {
      if let group, heading != row[group] {
        heading = row[group]
        console.writeLine("\(GroupHeading.text(of: row[group], field: group))")
      }
      let sentence = PlainSentence.line(of: row, fields: fields, now: now)
      if console.facts.outputIsTerminal {
        console.writeLine(sentence)
      } else {
        console.write(sentence.text + terminator)
      }
    }
  }
}

extension FugitiveRow {
  func texts(_ fields: [FugitiveField]) -> [String] {
    // Rows are mostly read in the very order in which they are written.
    if self.fields.starts(with: fields) { return values.prefix(fields.count).map(\.pipedText) }
    return fields.map { self[$0].pipedText }
  }

  func json(_ fields: [FugitiveField], history: [HistoryEntry]? = nil) -> JSONText {
    let members = fields.map { ($0.name, self[$0].json) }
    guard let history else { return .object(members) }
    return .object(members + [("history", .array(history.map(\.json)))])
  }
}
