import CommandKit
import FileSystem
import Interchange
import PosseModel

/// What is said of lists of places that are imported.
enum PlaceListWording {
  /// Why a list cannot be read; without a path it came from standard input.
  static func message(_ problem: Failure.PlaceListProblem, of path: FilePath?) -> TerminalLine {
    let name = name(of: path)
    switch problem {
    case .file(let error):
      return name + ": \(error.text); name a file with states, ZIP codes and cities"
    case .list(.csv(let error)): return name + ", line \(error.line): " + csv(error)
    case .list(.missingColumn(let part, let header, let line)):
      let columns = header.map { "\(short: $0)" as TerminalLine }
      return name + """
        , line \(line): no column is called \(part.rawValue); there must be state, zip and city, and the \
        columns are \(TerminalLine.joined(columns, separator: ", "))
        """
    }
  }

  static func reject(_ reject: PlaceListReader.Reject, of path: FilePath?) -> TerminalLine {
    let head: TerminalLine = "posse: " + name(of: path) + ", line \(reject.line): "
    switch reject.problem {
    case .csv(let error): return head + csv(error)
    case .missing(let part):
      return head + "the \(part.rawValue) is missing; a place of a list has one"
    case .place(let error): return head + ValueWording.place(error)
    case .foreignZIP(let problem):
      return head + StoreWording.fact(of: problem) + "; --force takes such lines"
    }
  }

  /// Which of several columns is used.
  static func choice(_ choice: PlaceColumnChoice, of path: FilePath?) -> TerminalLine {
    let columns = [choice.used] + choice.others
    let areNumbered = Set(columns.map(\.title)).count < columns.count
    let names = columns.map { column -> TerminalLine in
      areNumbered ? "\(quoted: column.title) (number \(column.number))" : "\(quoted: column.title)"
    }
    return name(of: path)
      + ": \(choice.part.rawValue) is taken from the column \(names[0]), not from "
      + TerminalLine.joined(Array(names.dropFirst()), separator: ", ") + "."
  }

  static func moreRejects(_ count: Int) -> TerminalLine {
    count == 1 ? "posse: and 1 more line" : "posse: and \(count) more lines"
  }

  static func imported(
    _ added: Int, of reader: PlaceListReader, from path: FilePath?, isRehearsal: Bool
  ) -> TerminalLine {
    let total = reader.places.count + reader.rejects.count
    guard total > 0 else { return name(of: path) + ": no places in it." }
    var parts = ["\(added) new", "\(reader.places.count - added) there already"]
    if reader.paddedZIPs > 0 {
      parts.append(
        "\(reader.paddedZIPs) ZIP \(reader.paddedZIPs == 1 ? "code" : "codes") with the zeros put back"
      )
    }
    if !reader.rejects.isEmpty { parts.append("\(reader.rejects.count) rejected") }
    let counts: TerminalLine = name(of: path) + ": \(parts.joined(separator: ", "))"
    return isRehearsal ? counts + "; nothing was changed (--dry-run)." : counts + "."
  }

  static func progress(_ done: Int, of total: Int) -> TerminalLine {
    "imported \(done) of \(total)"
  }

  private static func name(of path: FilePath?) -> TerminalLine {
    path.map { "\(path: $0)" } ?? "standard input"
  }

  private static func csv(_ error: CSVError) -> TerminalLine {
    switch error {
    case .notUTF8(_, let column, let byte):
      let digits = String(byte, radix: 16, uppercase: true)
      return """
        byte \(column) is 0x\(byte < 16 ? "0" : "")\(digits), which is not UTF-8 there; write the file in \
        UTF-8, as iconv -f latin1 -t utf-8 does
        """
    case .utf16:
      return "the file is in UTF-16; write it in UTF-8, as iconv -f utf-16 -t utf-8 does"
    case .openQuote: return "a quotation mark is never closed; close it, or double it inside a cell"
    case .textBehindQuote:
      return "text stands behind a quoted cell; double a quotation mark inside a cell"
    }
  }
}
