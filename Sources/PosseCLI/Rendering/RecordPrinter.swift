import CommandKit
import PosseModel
import PosseStore

/// Writes people to standard output in any of the forms of a list.
struct RecordPrinter {
  let format: RecordFormat
  let fields: [FugitiveField]
  var endsWithNull = false
  var group: FugitiveField?

  func print(_ rows: [FugitiveRow], on console: Console) {
    let isVisible = console.facts.outputIsTerminal
    switch format {
    case .table: FugitiveTable(fields: fields, group: group).print(rows, on: console)
    case .plain: printPlain(rows, on: console)
    case .tsv: for row in rows { console.write(DelimitedText.tsv(row.texts(fields)) + "\n") }
    case .csv:
      console.write(DelimitedText.csv(fields.map(\.name)) + "\n")
      for row in rows { console.write(DelimitedText.csv(row.texts(fields)) + "\n") }
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

  private func printPlain(_ rows: [FugitiveRow], on console: Console) {
    var heading: FieldValue?
    for row in rows {
      if let group, heading != row[group] {
        heading = row[group]
        console.writeLine("\(GroupHeading.text(of: row[group], field: group))")
      }
      let sentence = PlainSentence.text(of: row, fields: fields)
      if console.facts.outputIsTerminal {
        console.writeLine("\(sentence)")
      } else {
        console.write(sentence + terminator)
      }
    }
  }
}

extension FugitiveRow {
  func texts(_ fields: [FugitiveField]) -> [String] {
    fields.map { self[$0].pipedText }
  }

  func json(_ fields: [FugitiveField]) -> JSONText {
    .object(fields.map { ($0.name, self[$0].json) })
  }
}
