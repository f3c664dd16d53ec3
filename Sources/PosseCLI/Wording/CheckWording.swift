import CommandKit
import FileSystem
import PosseModel
import PosseStore

/// What `posse check` says: where something is wrong, and what.
enum CheckWording {
  /// A finding in one line: where, and what.
  static func line(_ finding: Finding) -> TerminalLine {
    place(finding).map { $0 + ": " + message(finding) } ?? message(finding)
  }

  /// A finding in one line, with what became of it.
  static func line(_ finding: Finding, in report: CheckReport, fixes: Bool) -> TerminalLine {
    let line = line(finding)
    if report.fixed.contains(finding) { return line + "; fixed" }
    if finding.isFixable && fixes { return line + "; could not be fixed" }
    return line
  }

  /// The sum of a check in one line.
  static func sum(_ report: CheckReport, of path: FilePath, fixes: Bool) -> TerminalLine {
    let book: TerminalLine = "\(bytes: path.bytes): "
    if report.isSound {
      let fixed: TerminalLine =
        report.fixed.isEmpty ? "sound" : count(report.fixed.count, "problem") + " fixed, now sound"
      return book + fixed + ": " + people(report.peopleCount) + ", "
        + count(Int(clamping: report.photoCount), "photo") + ", "
        + count(Int(clamping: report.entryCount), "history entry", "history entries")
    }
    let left = report.remaining.count + report.omitted.values.reduce(0, +)
    var text = "posse: " + book + count(left, "problem")
    if !report.fixed.isEmpty { text += " left, \(report.fixed.count) fixed" }
    if case .refused(.notABook)? = report.findings.first?.problem {
      return text + "; if it was a book, put it aside and restore a backup"
    }
    if report.hasDamagedPages {
      return text + "; the file is damaged: put it aside and restore a backup"
    }
    let fixable = report.remaining.filter(\.isFixable).count
    switch (fixes, fixable) {
    case (false, 1...): return text + "; posse check --fix repairs \(fixable) of them"
    case (true, 1...): return text + "; see to the permissions of the file and its folder"
    default: return text + "; a backup from before may still have what is damaged"
    }
  }

  /// What is said of findings that were left out.
  static func omitted(_ report: CheckReport) -> [TerminalLine] {
    report.omitted.sorted { $0.key < $1.key }.map { kind, count in
      "posse: and \(count) more of the kind \(trusted: kind)"
    }
  }

  /// Where it is: the photo, person, entry or row; nil when the message says it.
  static func place(_ finding: Finding) -> TerminalLine? {
    switch finding.problem {
    case .refused, .pages: return nil
    case .openToOthers(let path, _), .leftoverJournal(let path): return "\(bytes: path.bytes)"
    case .history(let entry, let problem):
      if case .missing(let last) = problem, last > entry {
        return "history entries \(entry) to \(last)"
      }
      let whose: TerminalLine = finding.fugitive.map { " (#\($0.number))" } ?? ""
      return "history entry \(entry)" + whose
    default: return rowPlace(finding)
    }
  }

  private static func rowPlace(_ finding: Finding) -> TerminalLine? {
    guard let table = finding.table else { return nil }
    guard let row = finding.row else { return "\(short: table)" }
    switch table {
    case "fugitive": return "#\(row)"
    case "photo": return "p\(row)" + (finding.fugitive.map { " of #\($0.number)" } ?? "")
    default:
      let whose: TerminalLine = finding.fugitive.map { " of #\($0.number)" } ?? ""
      return "\(short: table) \(row)" + whose
    }
  }

  private static func people(_ number: Int64) -> TerminalLine {
    number == 1 ? "1 person" : "\(number) people"
  }

  private static func count(
    _ number: Int, _ one: String, _ many: String? = nil
  ) -> TerminalLine {
    "\(number) \(trusted: number == 1 ? one : many ?? one + "s")"
  }
}

extension CheckWording {
  /// What is wrong.
  static func message(_ finding: Finding) -> TerminalLine {
    switch finding.problem {
    case .refused(let error): return StoreWording.message(error)
    case .openToOthers(_, let what):
      switch what {
      case .book: return "other users may read the book"
      case .folder: return "other users may look into the folder of the book"
      case .backup: return "other users may read this copy of the book"
      }
    case .leftoverJournal: return "a journal that nothing needs; it may hold what was deleted"
    case .pages(let text): return "\(text)"
    case .unreadable(let reason): return "cannot be read (\(short: reason))"
    case .danglingReference(let parent):
      return "refers to a record of \(short: parent) that does not exist"
    case .schema(let problem): return schema(problem)
    case .history(_, let problem): return history(problem)
    case .bytesMissing(let bytes): return "\(trusted: name(bytes)) is not in the book"
    case .bytesChanged(.unnamed): return "bytes that nothing names are not as they were stored"
    case .bytesChanged(let bytes): return "\(trusted: name(bytes)) is not as it was stored"
    case .sizeDiffers(let bytes, let expected, let found):
      return "\(trusted: name(bytes)) has \(found) bytes, and its record says \(expected)"
    case .notPNG: return "the picture is no PNG"
    case .sidesDiffer(let expected, let found):
      return """
        the picture has \(found.width)x\(found.height) pixels, and its record says \
        \(expected.width)x\(expected.height)
        """
    case .folded(let column):
      return """
        looked up and compared by another \(trusted: field(column, of: finding.table)) than the \
        present one
        """
    case .fixedRowMissing: return "the row ..Unknown.. is missing"
    case .primaryPhoto(.ofAnother(let photo)):
      return "the primary photo \(photo.description) shows someone else"
    case .primaryPhoto(.missing(let photo)):
      return "the primary photo \(photo.description) does not exist"
    case .primaryPhoto(.none): return "none of the photos is the primary one"
    case .search(let problem): return search(problem)
    }
  }

  private static func search(_ problem: Finding.SearchProblem) -> TerminalLine {
    switch problem {
    case .otherText: "a search does not find the present name, aliases, desc and notes"
    case .nobody: "a search may find somebody who is not in the book"
    case .index: "the index of searches is not that of the records"
    case .otherRules: "searches were prepared by the rules of another version"
    }
  }

  private static func name(_ bytes: Finding.StoredBytes) -> String {
    switch bytes {
    case .picture: "the picture"
    case .original: "the kept original"
    case .thumbnail: "the thumbnail"
    case .sourceRecord: "the record from the source"
    case .unnamed: "what nothing names"
    }
  }

  /// A column as people call it.
  private static func field(_ column: String, of table: String?) -> String {
    switch (table, column) {
    case ("fugitive", "description"): "desc"
    default: column
    }
  }

  private static func schema(_ problem: Finding.SchemaProblem) -> TerminalLine {
    switch problem {
    case .unknownTable: "a table that is not the book's; its changes would leave no history"
    case .missing(let name): "\(short: name) is missing from the schema"
    case .altered(let name): "\(short: name) is not as the schema has it"
    case .trigger(let name):
      "the trigger \(short: name) would change records behind a command's back"
    case .noKey: "the table has no number of its own for its rows, on which history rests"
    case .generatedColumn(let name):
      "the column \(short: name) is computed, which history cannot follow"
    case .bytesColumn(let name):
      "the column \(short: name) holds bytes, which history cannot follow"
    case .partialUniqueIndex(let name):
      "the index \(short: name) is unique over part of the rows, which undo cannot keep to"
    }
  }

  private static func history(_ problem: Finding.HistoryProblem) -> TerminalLine {
    switch problem {
    case .missing: "missing"
    case .unchained: "not chained to the entry before it; one of them was changed or replaced"
    case .wordsChanged: "its command is not as it was written"
    case .wordsMissing: "its command is gone, and no purge erased it"
    case .wrongMark: "its mark of being erased by a purge is wrong"
    case .headChanged:
      "its time, user or another part is not as it was written, or rows of it are gone"
    case .imageChanged: "a row that it recorded is not as it was written"
    case .imageMissing: "a row that it recorded is gone, and no purge erased it"
    case .imageOfAnother: "a row that it recorded is counted to another person"
    case .bytesMissing(let bytes):
      "\(trusted: name(bytes)) that it recorded is not in the book, so undo could not bring it back"
    case .imagesOutOfOrder: "the rows that it recorded are not in their order"
    case .badReversal: "it takes back an entry that does not come before it"
    }
  }
}
