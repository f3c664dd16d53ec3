import CommandKit
import PosseModel
import TestSupport
import Testing

@testable import PosseCLI

@Suite struct PurgeCommandTests {
  @Test(arguments: [
    ([12], "purge 12"), ([3, 1, 2], "purge 1-3"), ([9, 4, 5, 1], "purge 1,4-5,9"),
  ])
  func `the records keep numbers only`(ids: [Int64], words: String) throws {
    #expect(PurgeCommand.recordedWords(ids.map { FugitiveID($0) }) == words)
    // They read as the same people.
    let reference = try FugitiveReference(parsing: String(words.dropFirst(6)))
    guard case .numbers(let ranges) = reference else {
      Issue.record("no numbers")
      return
    }
    #expect(ranges.flatMap { Array($0) } == ids.sorted())
  }

  @Test func `what was typed is not in the records`() throws {
    let desk = try Desk()
    desk.run("init")
    desk.run("add", "Ann Voss")
    desk.run("remove", "voss")
    #expect(desk.run("purge", "voss", "--yes").status == 0)
    let history = desk.run("history", "--json").output
    #expect(history.contains("\"purge 1\"") && !history.lowercased().contains("voss"))
  }

  @Test func `the question shows ten people and wants their number`() {
    let people = (1...12).map { PersonName(id: FugitiveID($0), name: "P\($0)\u{1B}") }
    let question = PurgeConsent(people: people).question
    #expect(question.word == "12" && question.text.text == "Purge 12 people for good?")
    #expect(question.details.count == 11)
    #expect(question.details.first?.text == "  #1 P1\\x1b")
    #expect(question.details.last?.text == "  and 2 more")
    let single = PurgeConsent(people: Array(people.prefix(1))).question
    #expect(single.word == "1" && single.text.text == "Purge 1 person for good?")
    #expect(single.details.count == 1)
  }

  @Test func `a question that cannot be asked, or people who are not there, change nothing`() throws
  {
    let desk = try Desk()
    desk.run("init")
    desk.run("add", "Ann Voss")
    desk.run("add", "Bo Lund")
    let trash = { desk.run("list", "--trashed", "--format", "ids").output }
    #expect(desk.run("purge", "1", "--yes").status == 4)
    desk.run("remove", "1")
    #expect(desk.run("purge").status == 2)
    #expect(desk.run("purge", "--older-than", "1d", "--yes").status == 3)
    #expect(desk.run("purge", "--older-than", "soon", "--yes").status == 2)
    #expect(desk.run("purge", "--older-than", "99999999999y", "--yes").status == 2)
    #expect(desk.run("purge", "1").status == 2)
    #expect(desk.run("purge", "1", "--no-input").status == 2)
    #expect(desk.run("purge", "1", "2", "--yes").status == 4)
    #expect(desk.run("purge", "7", "--yes").status == 3)
    #expect(trash() == "1\n")
    #expect(desk.run("purge", "--older-than", "0d", "--yes").status == 0)
    #expect(trash() == "")
    #expect(desk.run("list", "--format", "ids").output == "2\n")
  }

  @Test func `only those of the named who have been in the trash for long enough go`() throws {
    let desk = try Desk()
    desk.run("init")
    desk.run("add", "Ann Voss")
    desk.run("add", "Bo Lund")
    desk.run("remove", "1")
    desk.environment["SOURCE_DATE_EPOCH"] = "1772995500"
    desk.run("remove", "2")
    let run = desk.run("purge", "1,2", "--older-than", "6d", "--yes")
    #expect(run.status == 0)
    #expect(run.errors.contains("#2 Bo Lund stays in the trash"))
    #expect(desk.run("list", "--trashed", "--format", "ids").output == "2\n")
  }

  @Test func `copies beside the book are named`() throws {
    let desk = try Desk()
    desk.run("init")
    desk.run("add", "Ann Voss")
    let book = try desk.folder.read("book.db")
    try desk.folder.write(book, to: "book.db.v1.20260101T000000Z.bak")
    desk.run("remove", "1")
    let run = desk.run("purge", "1", "--yes", "-q")
    #expect(run.status == 0)
    #expect(run.errors.contains("book.db.v1.20260101T000000Z.bak still holds who was purged"))
  }
}
