import Chronology
import CommandKit
import PosseModel
import PosseStore

/// `posse` without a command: how the book stands, and what one may do next.
struct SummaryCommand: Command {
  static var signature: CommandSignature { PosseCommand.signature }

  init(_ arguments: ParsedArguments) throws(Failure) {}

  func run(in context: Context) throws(Failure) -> ExitStatus {
    let console = context.console
    let book: Book
    do {
      book = try context.openBook()
    } catch {
      guard case .store(let problem) = error, problem.isAbsence else { throw error }
      let path = try context.location.path()
      let page = SummaryPage.start(at: path, isDefault: context.location.isDefault)
      for line in page { console.writeLine(line) }
      return .done
    }
    let page = try context.read(book) { reader throws(Failure) in
      try storing { () throws(StoreError) in
        try SummaryPage(reader, now: context.now)
      }
    }
    for line in page.lines { console.writeLine(line) }
    return .done
  }
}
