import PosseModel
import SQLite
import Testing

@testable import PosseStore

/// Pairs of state and ZIP code: what is refused, and what the book knows better.
struct KnownPlaceTests {
  private let book: ScratchBook

  init() throws { book = try ScratchBook() }

  private func isForeign(_ work: () throws -> Void) throws -> Bool {
    if case .foreignZIP(let problem)? = try book.refused(work) {
      #expect(problem.owners == ["NY"])
      return true
    }
    return false
  }

  @Test func `a pair that does not belong together is refused wherever it is written`() throws {
    let id = try book.add("One", "place=TX/78701 Austin")
    #expect(try isForeign { try book.add("Two", "place=TX/10001") })
    #expect(try isForeign { try book.edit(id, "place=TX/10001 Austin") })
    #expect(try isForeign { try book.edit(id, "lastSeenPlace=TX/10001-0001") })
    #expect(try isForeign { try book.edit(id, "zip=10001") })
    #expect(try isForeign { try book.capture(id, at: "TX/10001") })
    #expect(try isForeign { try book.change { _ = try $0.addValue("TX/10001", to: .place) } })
    #expect(
      try isForeign {
        try book.change { _ = try $0.renameValue("TX/78701", to: "TX/10001", of: .place) }
      })
    #expect(try book.count("SELECT count(*) FROM place") == 2)
  }

  @Test func `a pair that the book holds is believed`() throws {
    try book.change { _ = try $0.addValue("TX/10001", to: .place, believesZIP: true) }
    let id = try book.add("One", "place=TX/10001 Austin")
    #expect(try book.text(.place, of: id) == "TX/10001 Austin")
    try book.edit(id, "place=TX/10001-1234")
    try book.change {
      _ = try $0.renameValue("TX/10001-1234", to: "TX/10002", of: .place, believesZIP: true)
    }
    try book.edit(id, "city=Waterloo")
    #expect(try book.text(.place, of: id) == "TX/10002 Waterloo")
    #expect(try isForeign { try book.edit(id, "place=TX/10003") })
    #expect(try isForeign { try book.edit(id, "place=OK/10001") })
  }

  @Test func `a pair of an older book stays, and goes when nothing has it`() throws {
    let id = try book.add("One", "place=TX/78701")
    try book.run(
      """
      UPDATE place SET text = 'TX/10001', text_cd = 'tx/10001', zip = '10001', zip_cd = '10001'
      WHERE id = 2
      """)
    try book.edit(id, "hair=red", "lastSeenPlace=TX/10001")
    try book.change { writer in
      _ = try writer.mergeValues(["TX/10001"], into: "..Unknown..", of: .place)
    }
    #expect(try isForeign { try book.edit(id, "place=TX/10001") })
  }

  @Test func `places of a list are believed and give their city`() throws {
    try book.add("One", "place=TX/78701 austin")
    let places = try ["TX/78701 Austin", "TX/78702 Austin", "TX/10001 Nowhere", "TX/78702 Austin"]
      .map { try Place(parsing: $0) }
    var told: [Int] = []
    let added = try book.change { try $0.importPlaces(places) { told.append($0) } }
    #expect(added == 2 && told == [1, 2, 3, 4])
    let two = try book.add("Two", "place=TX/10001", "lastSeenPlace=TX/78702")
    #expect(try book.text(.place, of: two) == "TX/10001 Nowhere")
    #expect(try book.text(.lastSeenPlace, of: two) == "TX/78702 Austin")
    #expect(
      try book.column("SELECT text FROM place WHERE id > 1 ORDER BY id")
        == ["TX/78701 austin", "TX/78702 Austin", "TX/10001 Nowhere"].map { .text($0) })
    try BookAudit.check(book)
  }
}
