import Chronology
import PosseModel
import SQLite
import Testing

@testable import PosseStore

/// Birth dates, of which a person may have several.
struct BirthTests {
  private func births(_ book: ScratchBook) throws -> [String] {
    try book.book.look { reader in
      try reader.rows(
        """
        SELECT coalesce(date, '-') || ' ' || coalesce(text, '-') || ' ' || confirmed
        FROM birth ORDER BY id
        """
      ) { row throws(DatabaseError) in try row.text(0) }
    }
  }

  @Test func `the first is replaced while none is confirmed`() throws {
    let book = try ScratchBook()
    let id = try book.add("Billy", "born=1859")
    try book.run(
      """
      INSERT INTO birth (fugitive, date, day, precision, circa)
      VALUES (1, '1860', \(try book.moment("1860").instant.microseconds), 'year', 0)
      """)
    #expect(try book.text(.born, of: id) == "1859")
    try book.edit(id, "born=1861-09-17")
    #expect(try births(book) == ["1861-09-17 - 0", "1860 - 0"])
  }

  @Test func `the confirmed one is replaced and stays confirmed`() throws {
    let book = try ScratchBook()
    let id = try book.add("Billy", "born=1859")
    try book.run(
      """
      INSERT INTO birth (fugitive, date, day, precision, circa, confirmed)
      VALUES (1, '1860', \(try book.moment("1860").instant.microseconds), 'year', 0, 1)
      """)
    #expect(try book.text(.born, of: id) == "1860")
    try book.edit(id, "born=~1861")
    #expect(try births(book) == ["1859 - 0", "~1861 - 1"])
    #expect(try book.text(.born, of: id) == "~1861")
    try book.edit(id, clearing: ["born"])
    #expect(try births(book) == ["1859 - 0"])
    #expect(try book.text(.born, of: id) == "1859")
  }

  @Test func `words without a date stay beside a new date`() throws {
    let book = try ScratchBook()
    let id = try book.add("Billy")
    try book.run("INSERT INTO birth (fugitive, text) VALUES (1, 'before the war')")
    #expect(try book.value(.born, of: id) == .null)
    try book.edit(id, "born=1859")
    #expect(try births(book) == ["- before the war 0", "1859 - 0"])
    #expect(try book.text(.born, of: id) == "1859")
    #expect(try book.column("SELECT born FROM readable_fugitive") == [.text("1859")])
  }
}
