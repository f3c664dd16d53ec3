import CommandKit

/// The form in which rows of the book other than people are written.
enum RowFormat: String, CaseIterable {
  case table, tsv, csv, json, jsonl

  /// The option that names a form.
  static func option(of rows: String) -> Option {
    Option(
      "format", short: "f", value: "FORMAT", help: "write \(rows) as FORMAT",
      choices: allCases.map(\.rawValue))
  }
}

/// One thing that is told about each row.
protocol RowColumn {
  associatedtype Row

  /// What heads the column, which is also the key in JSON.
  var title: String { get }
  /// Where the cells of a table stand.
  var alignment: TextTable.Alignment { get }
  /// How soon the column of a table gives room away.
  var shrinkPriority: Int { get }

  /// The value for people and for other programs; nil for none.
  func text(of row: Row) -> String?

  /// The value in a table; nil for none.
  func tableText(of row: Row) -> String?

  func json(of row: Row) -> JSONText
}

extension RowColumn {
  var alignment: TextTable.Alignment { .left }

  func tableText(of row: Row) -> String? { text(of: row) }

  /// Reads the names of columns given with `--json=`.
  static func list(_ text: String, among columns: [Self]) throws(Failure) -> [Self] {
    let known = columns.map(\.title)
    var chosen: [Self] = []
    for name in FieldList.names(in: text) {
      guard let column = columns.first(where: { $0.title == name }) else {
        throw .option("--json", value: name, .unknownColumn(known: known))
      }
      chosen.append(column)
    }
    guard !chosen.isEmpty else { throw .option("--json", value: text, .emptyList(known: known)) }
    return chosen
  }
}

/// Writes rows to standard output.
struct RowPrinter<Column: RowColumn> {
  let format: RowFormat
  let columns: [Column]

  /// Writes the rows; where a table would be empty, `nothing` is said instead.
  func print(_ rows: [Column.Row], on console: Console, nothing: TerminalLine) {
    switch format {
    case .table:
      guard !rows.isEmpty else { return console.confirm(nothing) }
      printTable(rows, on: console)
    case .tsv: writeLines(rows, on: console, DelimitedText.addTSV)
    case .csv:
      var heading: [UInt8] = []
      DelimitedText.addCSV(columns.map(\.title), to: &heading)
      console.write(heading)
      writeLines(rows, on: console, DelimitedText.addCSV)
    case .json: write(.array(rows.map(object)), on: console)
    case .jsonl: for row in rows { write(object(row), on: console) }
    }
  }

  private func printTable(_ rows: [Column.Row], on console: Console) {
    var table = TextTable(
      columns: columns.map { TextTable.Column($0.title, $0.alignment, shrinks: $0.shrinkPriority) })
    for row in rows { table.append(columns.map { $0.tableText(of: row) ?? "" }) }
    for line in table.lines(width: console.facts.width) { console.writeLine(line) }
  }

  private func writeLines(
    _ rows: [Column.Row], on console: Console, _ add: ([String], inout [UInt8]) -> Void
  ) {
    for row in rows {
      var line: [UInt8] = []
      add(columns.map { $0.text(of: row) ?? "" }, &line)
      console.write(line)
    }
  }

  private func object(_ row: Column.Row) -> JSONText {
    .object(columns.map { ($0.title, $0.json(of: row)) })
  }

  private func write(_ text: JSONText, on console: Console) {
    console.write(text.compact(isVisible: console.facts.outputIsTerminal) + "\n")
  }
}
