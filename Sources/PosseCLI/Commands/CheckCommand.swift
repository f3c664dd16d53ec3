import CommandKit
import FileSystem
import PosseStore

/// `posse check`: whether the book is sound, and the repair of what can be repaired safely.
struct CheckCommand: Command {
  private static let fix = Flag("fix", help: "repair what can be repaired safely")
  private static let json = Flag("json", help: "write a JSON array of findings")

  static let signature = CommandSignature(
    name: "check", summary: "check that the book is sound",
    discussion: [
      """
      Checks pages and indexes, references between records, the bytes of every picture against \
      their digests, the history from the first entry to the last, the texts by which people are \
      looked up, what searches look into, the schema, and who may read the file and its copies.
      """,
      """
      --fix closes the files to other users, removes a journal that nothing needs, computes those \
      texts and what searches look into afresh, puts back a missing ..Unknown.. and gives people whose primary photo \
      is not one of theirs the first of theirs. It makes nothing up and never touches history or \
      pictures; nothing is written into a book whose pages are damaged.
      """,
    ],
    output: """
      One line for each thing that is wrong: where, and what. --json writes an array of objects \
      with kind, table, row, fugitive, message, fixable and fixed, empty when the book is sound. \
      The sum is said on standard error. The exit status is 7 when something is wrong and not \
      fixed.
      """,
    examples: [
      Example("posse check", "is the book sound?"),
      Example("posse check --fix", "repair what is safe to repair"),
      Example("posse --db old.db check --json | jq length", "how much is wrong with another book"),
    ],
    options: [.flag(fix), .flag(json)], seeAlso: ["history", "photo"])

  private let fixes: Bool
  private let writesJSON: Bool

  init(_ arguments: ParsedArguments) throws(Failure) {
    fixes = arguments[Self.fix]
    writesJSON = arguments[Self.json]
  }

  func run(in context: Context) throws(Failure) -> ExitStatus {
    let check = try context.openForCheck()
    var report = check.run()
    if fixes { report = context.repair(check, report) }
    let console = context.console
    if writesJSON {
      let text = JSONText.array(report.findings.map { $0.json(in: report) })
      console.write(text.compact(isVisible: console.facts.outputIsTerminal) + "\n")
    } else {
      for finding in report.findings {
        console.writeLine(CheckWording.line(finding, in: report, fixes: fixes))
      }
    }
    for line in CheckWording.omitted(report) { console.note(line) }
    let sum = CheckWording.sum(report, of: check.path, fixes: fixes)
    if report.isSound { console.confirm(sum) } else { console.note(sum) }
    return report.isSound ? .done : .book
  }
}

extension Context {
  /// Opens the book as far as that can be done, to be checked.
  func openForCheck() throws(Failure) -> BookCheck {
    let path = try location.path()
    let settings = BookSettings(programVersion: Version.text, now: now)
    let check = try storing { () throws(StoreError) in
      try BookCheck(at: path, settings: settings, ownsFolder: location.isDefault)
    }
    if isVerbose { console.note(Wording.openedBook(check.path)) }
    if let kind = NetworkFileSystem.kind(holding: check.path) {
      console.note(Wording.networkFolder(check.path, kind: kind))
    }
    return check
  }
}
