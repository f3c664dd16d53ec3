import CommandKit
import Foundation
import TestSupport
import Testing

@testable import PosseCLI

@Suite struct ManualPagesTests {
  @Test func `there is a page for the program and one for each command`() {
    let files = ManualPages.all().map(\.file)
    #expect(files.first == "posse.1")
    #expect(Set(files).count == files.count)
    for command in PosseCommand.signature.listedSubcommands {
      #expect(files.contains("posse-\(command.name).1"))
    }
  }

  @Test(arguments: ManualPages.all().map(\.file))
  func `the pages in man are current`(file: String) throws {
    let page = ManualPages.all().first { $0.file == file }
    try Snapshot(path: Repository.path("man/\(file)")).check(page?.text ?? "")
  }

  @Test func `no page in man is stale`() throws {
    let present = try FileManager.default.contentsOfDirectory(atPath: Repository.path("man"))
    // The page of the predicate language is written by hand; PredicatesPageTests holds it to the program.
    #expect(Set(present) == Set(ManualPages.all().map(\.file) + ["posse-predicates.7"]))
  }

  @Test func `the pages are clean`() throws {
    guard let mandoc = BuiltProgram.find("mandoc") else {
      try Test.cancel("needs mandoc, which is not here")
    }
    let folder = try TemporaryDirectory()
    let pages = try ManualPages.all().map { try folder.write($0.text, to: $0.file) }
    let result = try ProgramRunner(program: mandoc).run(["-Tlint", "-W", "warning"] + pages)
    #expect(result.status == 0, "\(result.output)")
  }

  @Test func `each page has the sections that man pages have`() {
    let sections = [
      "NAME", "SYNOPSIS", "DESCRIPTION", "OPTIONS", "ENVIRONMENT", "FILES", "EXIT STATUS",
      "EXAMPLES",
    ]
    for page in ManualPages.all() {
      for section in sections {
        #expect(page.text.contains("\n.Sh \(section)\n"), "\(page.file): \(section)")
      }
    }
  }
}
