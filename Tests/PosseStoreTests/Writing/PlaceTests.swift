import PosseModel
import SQLite
import Testing

@testable import PosseStore

/// Places: made by naming them, filled from what the book knows, changed part by part.
struct PlaceTests {
  @Test func `a place is made once`() throws {
    let book = try ScratchBook()
    try book.add("One", "place=TX/78701 Austin")
    try book.add("Two", "place=tx/78701 Austin", "lastSeenPlace=TX/78701 Austin")
    #expect(
      try book.column("SELECT text FROM place WHERE id > 1") == [.text("TX/78701 Austin")])
    try BookAudit.check(book)
  }

  @Test func `a ZIP takes the city of the one known place`() throws {
    let book = try ScratchBook()
    let before = try book.add("Before", "place=TX/78701")
    try book.add("Known", "place=TX/78701 Austin")
    let after = try book.add("After", "place=TX/78701")
    #expect(try book.text(.place, of: before) == "TX/78701")
    #expect(try book.text(.place, of: after) == "TX/78701 Austin")
    let caught = try book.add("Caught")
    try book.capture(caught, at: "TX/78701")
    #expect(try book.text(.capturedPlace, of: caught) == "TX/78701 Austin")
  }

  @Test func `a ZIP with two known cities stays without`() throws {
    let book = try ScratchBook()
    try book.add("One", "place=TX/78701 Austin")
    try book.add("Two", "place=TX/78701 Waterloo")
    let id = try book.add("Three", "place=TX/78701")
    #expect(try book.text(.place, of: id) == "TX/78701")
  }

  @Test func `a state alone takes no city`() throws {
    let book = try ScratchBook()
    try book.add("One", "place=TX/78701 Austin")
    let id = try book.add("Two", "place=TX")
    #expect(try book.text(.place, of: id) == "TX")
    #expect(try book.value(.city, of: id) == .null)
  }

  @Test func `the unknown place is its fixed row`() throws {
    let book = try ScratchBook()
    let id = try book.add("Billy", "place=..Unknown..", "agent=..Unknown..", "offenses=..Unknown..")
    #expect(try book.value(.place, of: id) == .place(.unknown))
    #expect(try book.column("SELECT place || ' ' || agent FROM fugitive") == [.text("1 1")])
    #expect(try book.count("SELECT offense FROM fugitive_offense") == 1)
    for part: FugitiveField in [.city, .state, .zip, .country] {
      #expect(try book.value(part, of: id) == .null)
    }
    #expect(try book.count("SELECT count(*) FROM place") == 1)
  }

  @Test func `parts change one by one`() throws {
    let book = try ScratchBook()
    let id = try book.add("Billy", "state=TX")
    #expect(try book.text(.place, of: id) == "TX")
    try book.edit(id, "zip=78701", "city=Austin")
    #expect(try book.text(.place, of: id) == "TX/78701 Austin")
    try book.edit(id, "city=Waterloo")
    #expect(try book.text(.place, of: id) == "TX/78701 Waterloo")
    let changes = try book.edit(id, "country=GB")
    #expect(try book.text(.place, of: id) == "GB:")
    #expect(Set(changes.map(\.field)) == [.country, .state, .zip, .city])
    try BookAudit.check(book)
  }

  @Test func `another state or ZIP takes the city of the one known place, else none`() throws {
    let book = try ScratchBook()
    try book.add("Known", "place=CA/90210 Beverly Hills")
    try book.add("Twice", "place=TX/75201 Dallas", "lastSeenPlace=TX/75201 Big D")
    let id = try book.add("Billy", "place=TX/78701 Austin")
    for (changes, place) in [
      (["state=CA", "zip=90210"], "CA/90210 Beverly Hills"), (["zip=90211"], "CA/90211"),
      (["city=Malibu"], "CA/90211 Malibu"), (["zip=90211", "state=ca"], "CA/90211 Malibu"),
      (["state=TX", "zip=75201"], "TX/75201"), (["zip=78701"], "TX/78701 Austin"),
      (["zip=78704", "city=Waterloo"], "TX/78704 Waterloo"),
    ] {
      let edits = try book.edits(changes)
      _ = try book.change { try $0.edit([id], edits) }
      #expect(try book.text(.place, of: id) == place)
    }
    let changes = try book.edit(id, "zip=78701")
    #expect(changes.map(\.field) == [.zip, .city])
    try BookAudit.check(book)
  }

  @Test func `a ZIP that a city gets takes the city that is known, else leaves it`() throws {
    let book = try ScratchBook()
    try book.add("Known", "place=TX/78701 Austin")
    let id = try book.add("Billy", "place=TX Waterloo")
    try book.edit(id, "zip=78704")
    #expect(try book.text(.place, of: id) == "TX/78704 Waterloo")
    try book.edit(id, clearing: ["zip"])
    #expect(try book.text(.place, of: id) == "TX Waterloo")
    try book.edit(id, "zip=78701")
    #expect(try book.text(.place, of: id) == "TX/78701 Austin")
  }

  @Test func `a city taken away stays away where the ZIP is set to what it is`() throws {
    let book = try ScratchBook()
    let id = try book.add("Billy", "place=TX/78701 Austin")
    try book.edit(id, clearing: ["city"])
    #expect(try book.edit(id, "zip=78701").isEmpty)
    #expect(try book.text(.place, of: id) == "TX/78701")
  }

  @Test func `a city taken away stays away, though the ZIP is known`() throws {
    let book = try ScratchBook()
    let id = try book.add("Billy", "place=TX/78701 Austin")
    try book.edit(id, clearing: ["city"])
    #expect(try book.text(.place, of: id) == "TX/78701")
    try book.edit(id, clearing: ["zip"])
    #expect(try book.text(.place, of: id) == "TX")
    try book.edit(id, clearing: ["state"])
    #expect(try book.value(.place, of: id) == .null)
  }

  @Test func `parts that make no place are refused`() throws {
    let book = try ScratchBook()
    let id = try book.add("Billy")
    let before = try BookDump.of(book)
    #expect {
      try book.edit(id, "zip=78701")
    } throws: { error in
      guard case StoreError.impossiblePlace(id, .missingState) = error else { return false }
      return true
    }
    #expect(try BookDump.of(book) == before)
  }

  @Test func `people share a place, and changing it for one leaves the others`() throws {
    let book = try ScratchBook()
    let one = try book.add("One", "place=TX/78701 Austin")
    let two = try book.add("Two", "place=TX/78701 Austin")
    try book.edit(one, "city=Waterloo")
    #expect(try book.text(.place, of: two) == "TX/78701 Austin")
  }
}
