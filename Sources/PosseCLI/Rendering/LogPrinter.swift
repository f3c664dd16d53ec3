import Chronology
import CommandKit
import PosseModel
import PosseStore

/// The form in which entries of the log are written.
enum LogFormat: String, CaseIterable {
  case table, plain, tsv, csv, json, jsonl, ids
}

/// Writes entries of the log to standard output in any of the forms of a list.
struct LogPrinter {
  let format: LogFormat
  /// The fields; nil for those that the form shows by default.
  let fields: [LogRecordField]?
  var endsWithNull = false

  func print(_ records: [LogRecord], on console: Console) {
    switch format {
    case .table: printTable(records, on: console)
    case .plain: for record in records { writePlain(record, on: console) }
    case .tsv: writeLines(records, on: console, DelimitedText.addTSV)
    case .csv:
      var heading: [UInt8] = []
      DelimitedText.addCSV(shown.map(\.rawValue), to: &heading)
      console.write(heading)
      writeLines(records, on: console, DelimitedText.addCSV)
    case .json: console.write(json: records.map(object))
    case .jsonl:
      for record in records {
        console.write(object(record).compact(isVisible: console.facts.outputIsTerminal) + "\n")
      }
    case .ids:
      for record in records { console.write(record.entry.id.description + terminator) }
    }
  }

  private var shown: [LogRecordField] { fields ?? LogFields.shownByDefault }
  private var terminator: String { endsWithNull ? "\0" : "\n" }

  private func printTable(_ records: [LogRecord], on console: Console) {
    guard !records.isEmpty else { return }
    var table = TextTable(columns: shown.map(Self.column))
    for record in records { table.append(shown.map { cell(of: $0, in: record) }) }
    for line in table.lines(width: console.facts.width) { console.writeLine(line) }
  }

  private static func column(_ field: LogRecordField) -> TextTable.Column {
    switch field {
    case .id: TextTable.Column("id", .right)
    case .fugitive: TextTable.Column("of", .right)
    case .date: TextTable.Column("date", minimumWidth: 10)
    case .action: TextTable.Column("action", minimumWidth: 8, shrinks: 1)
    case .name: TextTable.Column("name", minimumWidth: 8, shrinks: 2)
    case .note: TextTable.Column("note", shrinks: 4)
    default: TextTable.Column(field.rawValue, shrinks: 3)
    }
  }

  /// What people read in a table, which marks what is private even where that field is not shown.
  private func cell(of field: LogRecordField, in record: LogRecord) -> String {
    let text = Self.text(of: field, in: record)
    let isMarked = field == .action && record.entry.isPrivate && !shown.contains(.private)
    // In front, since a long action is cut at its end.
    return isMarked ? "(private) \(text)" : text
  }

  private static func text(of field: LogRecordField, in record: LogRecord) -> String {
    switch field {
    case .fugitive: "#\(record.entry.fugitive.number)"
    case .date: record.entry.date?.displayMinute() ?? ""
    default: record.value(of: field).displayText
    }
  }

  private func writeLines(
    _ records: [LogRecord], on console: Console, _ add: ([String], inout [UInt8]) -> Void
  ) {
    var line: [UInt8] = []
    for record in records {
      line.removeAll(keepingCapacity: true)
      add(shown.map { record.value(of: $0).pipedText }, &line)
      console.write(line)
    }
  }

  /// An entry as an object, in which its number is one.
  private func object(_ record: LogRecord) -> JSONText {
    .object(
      (fields ?? LogRecordField.allCases).map { field in
        let number = record.entry.id.number
        return (field.rawValue, field == .id ? .integer(number) : record.value(of: field).json)
      })
  }

  private func writePlain(_ record: LogRecord, on console: Console) {
    let sentence = sentence(record)
    if console.facts.outputIsTerminal {
      console.writeLine(sentence)
    } else {
      console.write(sentence.text + terminator)
    }
  }

  /// An entry as a sentence, for listening and for mail; always one line, and always visible.
  private func sentence(_ record: LogRecord) -> TerminalLine {
    var head: [TerminalLine] = []
    var rest: [TerminalLine] = []
    for field in shown {
      let text = Self.text(of: field, in: record)
      switch field {
      case .id, .fugitive, .name: head.append("\(text)")
      case .date: head.append("\(text.isEmpty ? Wording.onUnknownDate : text)")
      case .action:
        rest.append("\(text)")
        if record.entry.isPrivate, !shown.contains(.private) { rest.append("private") }
      case .private: if record.entry.isPrivate { rest.append("private") }
      default: if !text.isEmpty { rest.append("\(field.rawValue) \(text)") }
      }
    }
    let parts = head.isEmpty ? rest : [TerminalLine.joined(head, separator: " ")] + rest
    let sentence = TerminalLine.joined(parts, separator: "; ")
    // A note may bring its own.
    return sentence.text.hasSuffix(".") ? sentence : sentence + "."
  }
}
