import CommandKit
import PosseModel

/// The form in which saved views are written.
enum ViewFormat: String, CaseIterable {
  case table, tsv, csv, json, jsonl
}

/// Writes saved views to standard output.
struct ViewPrinter {
  let format: ViewFormat
  let columns: [ViewColumn]

  func print(_ views: [SavedView], on console: Console) {
    switch format {
    case .table: printTable(views, on: console)
    case .tsv: writeLines(views, on: console, DelimitedText.addTSV)
    case .csv:
      var heading: [UInt8] = []
      DelimitedText.addCSV(columns.map(\.rawValue), to: &heading)
      console.write(heading)
      writeLines(views, on: console, DelimitedText.addCSV)
    case .json: write(.array(views.map(object)), on: console)
    case .jsonl: for view in views { write(object(view), on: console) }
    }
  }

  private func printTable(_ views: [SavedView], on console: Console) {
    guard !views.isEmpty else { return console.confirm(Wording.noViews) }
    var table = TextTable(
      columns: columns.map { TextTable.Column($0.rawValue, shrinks: $0 == .predicate ? 3 : 2) })
    for view in views { table.append(columns.map { $0.text(of: view) ?? "" }) }
    for line in table.lines(width: console.facts.width) { console.writeLine(line) }
  }

  private func writeLines(
    _ views: [SavedView], on console: Console, _ add: ([String], inout [UInt8]) -> Void
  ) {
    for view in views {
      var line: [UInt8] = []
      add(columns.map { $0.text(of: view) ?? "" }, &line)
      console.write(line)
    }
  }

  private func object(_ view: SavedView) -> JSONText {
    .object(columns.map { ($0.rawValue, $0.json(of: view)) })
  }

  private func write(_ text: JSONText, on console: Console) {
    console.write(text.compact(isVisible: console.facts.outputIsTerminal) + "\n")
  }
}
