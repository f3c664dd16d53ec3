import PosseModel
import SQLite
import Testing

@testable import PosseStore

/// What no program can do to a book, ours or another's.
struct InvariantTests {
  private static let uuid = String(repeating: "u", count: 36)
  private static let digest = String(repeating: "0", count: 64)

  private static func photo(_ columns: String, _ values: String) -> String {
    """
    INSERT INTO photo (uuid, fugitive, added, added_offset, \(columns))
    VALUES ('\(uuid)', 1, 0, 0, \(values))
    """
  }

  static let refused: [(rule: String, statement: String)] = [
    ("a name is not blank", "UPDATE fugitive SET name = '  '"),
    ("a name is not empty", "UPDATE fugitive SET name = ''"),
    ("a name is not null", "UPDATE fugitive SET name = NULL"),
    ("a name is text", "UPDATE fugitive SET name = x'41'"),
    ("a twin is not null", "UPDATE fugitive SET name_cd = NULL"),
    ("a uuid has 36 characters", "UPDATE fugitive SET uuid = 'short'"),
    ("a bounty is not negative", "UPDATE fugitive SET bounty = -1, currency = 'USD'"),
    ("a bounty is an integer", "UPDATE fugitive SET bounty = 1.5, currency = 'USD'"),
    ("a bounty has a currency", "UPDATE fugitive SET bounty = 1"),
    ("a currency has a bounty", "UPDATE fugitive SET currency = 'USD'"),
    ("a currency has three letters", "UPDATE fugitive SET bounty = 1, currency = 'DOLLAR'"),
    ("captured is yes or no", "UPDATE fugitive SET captured = 2"),
    (
      "a capture date only when captured",
      """
      UPDATE fugitive SET captdate = 0, captdate_offset = 0, captdate_precision = 'day',
        captdate_circa = 0
      """
    ),
    ("an agent of the capture only when captured", "UPDATE fugitive SET captured_by = 1"),
    ("a place of the capture only when captured", "UPDATE fugitive SET captured_place = 1"),
    (
      "a point of the capture only when captured",
      "UPDATE fugitive SET captured_lat = 0, captured_lon = 0"
    ),
    (
      "a release that forgets the date",
      "UPDATE fugitive SET captured = 0 WHERE id = 2"
    ),
    ("a date has all of its parts", "UPDATE fugitive SET due = 0"),
    (
      "a date has a known precision",
      """
      UPDATE fugitive SET due = 0, due_offset = 0, due_precision = 'century', due_circa = 0
      """
    ),
    ("a latitude needs a longitude", "UPDATE fugitive SET last_seen_lat = 0"),
    (
      "a latitude ends at the pole",
      "UPDATE fugitive SET last_seen_lat = 900000001, last_seen_lon = 0"
    ),
    (
      "a longitude ends behind Fiji",
      "UPDATE fugitive SET last_seen_lat = 0, last_seen_lon = -1800000001"
    ),
    ("a height is positive", "UPDATE fugitive SET height_cm = 0"),
    ("an agent exists", "UPDATE fugitive SET agent = 99"),
    ("a place exists", "UPDATE fugitive SET place = 99"),
    ("a primary photo exists", "UPDATE fugitive SET primary_photo = 99"),
    ("the unknown agent is not renamed", "UPDATE agent SET name = 'Nobody' WHERE id = 1"),
    ("the unknown offense is not renamed", "UPDATE offense SET name = 'None' WHERE id = 1"),
    ("the unknown place is not renamed", "UPDATE place SET text = 'TX' WHERE id = 1"),
    ("the unknown place has no state", "UPDATE place SET state = 'TX' WHERE id = 1"),
    (
      "there is one unknown agent",
      "INSERT INTO agent (name, name_cd) VALUES ('..Unknown..', '..unknown..')"
    ),
    (
      "there is no second unknown agent by renaming",
      "UPDATE agent SET name = '..Unknown..' WHERE id = 2"
    ),
    ("an alias is not blank", "INSERT INTO alias (fugitive, name, name_cd) VALUES (1, ' ', '')"),
    ("an alias has a person", "INSERT INTO alias (fugitive, name, name_cd) VALUES (9, 'A', 'a')"),
    ("a tag is not blank", "INSERT INTO tag (name, name_cd) VALUES ('', '')"),
    ("a birth says something", "INSERT INTO birth (fugitive) VALUES (1)"),
    (
      "a birth is no instant",
      """
      INSERT INTO birth (fugitive, date, day, precision, circa)
      VALUES (1, '1968', 0, 'instant', 0)
      """
    ),
    (
      "a state outside the United States",
      """
      INSERT INTO place (text, text_cd, country, country_cd, state, state_cd)
      VALUES ('GB', 'gb', 'GB', 'gb', 'TX', 'tx')
      """
    ),
    (
      "a ZIP without a state",
      """
      INSERT INTO place (text, text_cd, country, country_cd, zip, zip_cd)
      VALUES ('?/78701', '?/78701', 'US', 'us', '78701', '78701')
      """
    ),
    ("a place without a country", "INSERT INTO place (text, text_cd) VALUES ('X', 'x')"),
    (
      "an action is not blank",
      "INSERT INTO log (uuid, fugitive, action) VALUES ('\(uuid)', 1, ' ')"
    ),
    (
      "a key of a source is not blank",
      "INSERT INTO source (fugitive, name, key) VALUES (1, 'fbi', ' ')"
    ),
    (
      "a photo has pixels",
      photo(
        "width, height, size, sha256, png_sha256, source",
        "0, 1, 1, '\(digest)', '\(digest)', 'file'")
    ),
    (
      "a photo comes from somewhere we know",
      photo(
        "width, height, size, sha256, png_sha256, source",
        "1, 1, 1, '\(digest)', '\(digest)', 'dream'")
    ),
    (
      "a digest has 64 digits",
      photo("width, height, size, sha256, png_sha256, source", "1, 1, 1, 'ab', 'cd', 'file'")
    ),
    (
      "bytes are as many as they say",
      "INSERT INTO blob (sha256, size, bytes) VALUES ('\(digest)', 3, x'0000')"
    ),
  ]

  @Test(arguments: refused)
  func `the file refuses what breaks a rule`(rule: String, statement: String) throws {
    let book = try ScratchBook()
    try book.add("Ned Kelly", "agent=Hare")
    let second = try book.add("Joe Byrne")
    try book.capture(second, on: "1880-06-28")
    let before = try BookDump.of(book)
    let error = #expect(throws: DatabaseError.self, "\(rule)") {
      try book.run(SQL(raw: statement))
    }
    #expect(error?.code.primary == .constraint, "\(rule)")
    #expect(try BookDump.of(book) == before)
  }

  @Test func `captured with an unknown date is legal`() throws {
    let book = try ScratchBook()
    let id = try book.add("Ned Kelly")
    try book.run("UPDATE fugitive SET captured = 1")
    #expect(try book.read { try $0.captureDate(of: id) } == .unknown)
    try BookAudit.check(book)
  }

  @Test func `a number is never used again`() throws {
    let book = try ScratchBook()
    try book.add("One")
    let second = try book.add("Two")
    try book.run("DELETE FROM fugitive WHERE id = \(second.number)")
    #expect(try book.add("Three").number == 3)
  }
}
