import Chronology
import PosseModel
import Testing

/// 2026-03-01T20:05:00Z, a Sunday, as now.
let now = Instant(microseconds: 1_772_395_500_000_000)

@Suite struct FugitiveEditTests {
  private let reader = FieldReader(defaultCurrency: .usd, now: now)

  struct Accepted: CustomTestStringConvertible {
    let text: String
    let field: FugitiveField
    let operation: FugitiveEdit.Operation
    init(_ text: String, _ field: FugitiveField, _ operation: FugitiveEdit.Operation) {
      self.text = text
      self.field = field
      self.operation = operation
    }
    var testDescription: String { text }
  }

  @Test(arguments: [
    Accepted("name=Joe Koehler", .name, .set(.text("Joe Koehler"))),
    Accepted("name=Jose\u{301}", .name, .set(.text("Jos\u{E9}"))),
    Accepted("desc=a=b+=c", .desc, .set(.text("a=b+=c"))),
    Accepted(
      "bounty=12,500", .bounty, .set(.money(Money(thousandths: 12_500_000, currency: .usd)))),
    Accepted("bounty=£8000", .bounty, .set(.money(Money(thousandths: 8_000_000, currency: .gbp)))),
    Accepted("currency=eur", .currency, .set(.currency(.eur))),
    Accepted("currency=£", .currency, .set(.currency(.gbp))),
    Accepted("heightCm=180", .heightCm, .set(.integer(180))),
    Accepted("weightKg= 700 ", .weightKg, .set(.integer(700))),
    Accepted("sex=female", .sex, .set(.text("female"))),
    Accepted("lastSeenLat=-90", .lastSeenLat, .set(.degrees(Degrees(tenMillionths: -900_000_000)))),
    Accepted("place=..Unknown..", .place, .set(.place(.unknown))),
    Accepted(
      "place=tx", .place,
      .set(.place(.place(Place(country: "US", state: "TX", zip: nil, city: nil))))),
    Accepted("state=tx", .state, .set(.text("TX"))),
    Accepted("zip=78701", .zip, .set(.text("78701"))),
    Accepted("aliases=A|B\\|C", .aliases, .set(.texts(["A", "B|C"]))),
    Accepted("aliases+=A", .aliases, .add(["A"])), Accepted("tags-=cold", .tags, .remove(["cold"])),
    Accepted("offenses+=A|B", .offenses, .add(["A", "B"])),
    Accepted("due=unknown", .due, .clear), Accepted("born=Unknown", .born, .clear),
    Accepted("agent=..Unknown..", .agent, .set(.text("..Unknown.."))),
    Accepted("agent=..unknown..", .agent, .set(.text("..Unknown.."))),
    Accepted("capturedBy=..UNKNOWN..", .capturedBy, .set(.text("..Unknown.."))),
    Accepted("offenses=..unknown..|fraud", .offenses, .set(.texts(["..Unknown..", "fraud"]))),
  ]) func `a change as people type it`(row: Accepted) throws {
    let edit = try FugitiveEdit(parsing: row.text, with: reader)
    #expect(edit.field == row.field)
    #expect(edit.operation == row.operation)
    #expect(!edit.isAmbiguousLocalTime)
  }

  @Test(arguments: [
    ("born=1859-11-23", "1859-11-23"), ("born=~1968", "~1968"), ("born=1968-03", "1968-03"),
    ("captdate=1713", "1713"), ("due=2030-01-01", "2030-01-01"),
    ("lastSeen=2026-03-01T14:05Z", "2026-03-01T14:05:00Z"),
  ]) func `dates are read by the one grammar`(text: String, expected: String) throws {
    guard case .set(let value) = try FugitiveEdit(parsing: text, with: reader).operation else {
      Issue.record("not set")
      return
    }
    #expect(value.pipedText == expected)
  }

  struct Refused: CustomTestStringConvertible {
    let text: String
    let error: FieldEditError
    init(_ text: String, _ error: FieldEditError) {
      self.text = text
      self.error = error
    }
    var testDescription: String { text }
  }

  @Test(arguments: [
    Refused("bounty", .missingOperator(text: "bounty")), Refused("", .missingOperator(text: "")),
    Refused("bountry=5", .unknownField(name: "bountry", suggestions: [.bounty, .country])),
    Refused("heightcm=5", .unknownField(name: "heightcm", suggestions: [.heightCm])),
    Refused("=5", .unknownField(name: "", suggestions: [])),
    Refused("+=5", .unknownField(name: "", suggestions: [])),
    Refused(" name=5", .unknownField(name: " name", suggestions: [.name])),
    Refused("photos.file=x", .unknownField(name: "photos.file", suggestions: [])),
    Refused("id=5", .notSettable(.id)), Refused("uuid=", .notSettable(.uuid)),
    Refused("captured=YES", .notSettable(.captured)), Refused("photos+=x", .notSettable(.photos)),
    Refused("log=x", .notSettable(.log)), Refused("sources=x", .notSettable(.sources)),
    Refused("created=now", .notSettable(.created)),
    Refused("modified=now", .notSettable(.modified)),
    Refused("bounty+=5", .notAList(.bounty)), Refused("name-=x", .notAList(.name)),
    Refused("place+=TX", .notAList(.place)),
    Refused("bounty=", .emptyValue(.bounty)), Refused("desc= \u{A0}", .emptyValue(.desc)),
    Refused("tags=", .emptyValue(.tags)), Refused("tags+=", .emptyValue(.tags)),
    Refused("due=", .emptyValue(.due)), Refused("currency=", .emptyValue(.currency)),
    Refused("name=", .text(.name, .blank(field: "name"))),
    Refused("name=\u{3000}", .text(.name, .blank(field: "name"))),
    Refused("agent=?", .questionMark(.agent)), Refused("tags+=?", .questionMark(.tags)),
    Refused("desc=a\0", .text(.desc, .holdsNUL(field: "desc"))),
    Refused("desc=\0", .text(.desc, .holdsNUL(field: "desc"))),
    Refused("aliases=A||B", .text(.aliases, .blank(field: "alias"))),
    Refused("aliases=A|", .text(.aliases, .blank(field: "alias"))),
    Refused("aliases=A\\", .list(.aliases, .loneBackslash(text: "A\\"))),
    Refused("bounty=5k", .money(.bounty, .suffix(text: "5k", suffix: "k"))),
    Refused("bounty=-5", .money(.bounty, .sign(text: "-5"))),
    Refused(
      "currency=UDS",
      .money(.currency, .unknownCurrency(text: "UDS", code: "UDS", suggestion: .usd))),
    Refused("heightCm=0", .badInteger(.heightCm, text: "0", bounds: 1...300)),
    Refused("heightCm=301", .badInteger(.heightCm, text: "301", bounds: 1...300)),
    Refused("weightKg=701", .badInteger(.weightKg, text: "701", bounds: 1...700)),
    Refused("heightCm=180cm", .badInteger(.heightCm, text: "180cm", bounds: 1...300)),
    Refused("heightCm=-5", .badInteger(.heightCm, text: "-5", bounds: 1...300)),
    Refused("heightCm=1.8", .badInteger(.heightCm, text: "1.8", bounds: 1...300)),
    Refused(
      "weightKg=99999999999999999999",
      .badInteger(.weightKg, text: "99999999999999999999", bounds: 1...700)),
    Refused("capturedLat=91", .degrees(.capturedLat, .outOfRange(text: "91", axis: .latitude))),
    Refused("capturedLon=x", .degrees(.capturedLon, .notANumber(text: "x", axis: .longitude))),
    Refused(
      "place=Texas",
      .place(.place, .unknownState(text: "Texas", state: "Texas", suggestion: "TX"))),
    Refused("zip=1", .place(.zip, .badZIP(text: "1", zip: "1"))),
    Refused("due=2026-02-30", .date(.due, .impossible("2026-02-30"))),
    Refused("captdate=2026-03-03", .futureDate(.captdate, text: "2026-03-03")),
    Refused("born=2030", .futureDate(.born, text: "2030")),
    Refused("born=3 days ago", .timeOfDay(.born, text: "3 days ago")),
  ]) func `a change that cannot be is refused by its reason`(row: Refused) {
    #expect(throws: row.error) { try FugitiveEdit(parsing: row.text, with: reader) }
  }

  @Test func `slashes are refused with both readings`() {
    #expect(
      throws: FieldEditError.date(
        .captdate, .ambiguousSlashes("03/04/2026", readings: ["2026-03-04", "2026-04-03"]))
    ) { try FugitiveEdit(parsing: "captdate=03/04/2026", with: reader) }
  }

  @Test func `fields are cleared by name`() throws {
    #expect(try FugitiveEdit(clearing: "due") == FugitiveEdit(.due, .clear))
    #expect(try FugitiveEdit(clearing: "tags") == FugitiveEdit(.tags, .clear))
    #expect(throws: FieldEditError.notClearable(.name)) { try FugitiveEdit(clearing: "name") }
    #expect(throws: FieldEditError.notClearable(.currency)) {
      try FugitiveEdit(clearing: "currency")
    }
    #expect(throws: FieldEditError.notSettable(.id)) { try FugitiveEdit(clearing: "id") }
    #expect(throws: FieldEditError.unknownField(name: "deu", suggestions: [.due])) {
      try FugitiveEdit(clearing: "deu")
    }
  }

  @Test func `an item given by a flag is taken as it is`() throws {
    #expect(try reader.readItem("a|b\\", for: .tags) == "a|b\\")
    #expect(throws: FieldEditError.notAList(.name)) { try reader.readItem("a", for: .name) }
    #expect(throws: FieldEditError.text(.tags, .blank(field: "tag"))) {
      try reader.readItem(" ", for: .tags)
    }
  }

  @Test(arguments: HostileTexts.all)
  func `hostile values get an answer for every field`(text: String) {
    for field in FugitiveField.allCases {
      for sign in ["=", "+=", "-="] {
        _ = try? FugitiveEdit(parsing: field.name + sign + text, with: reader)
      }
    }
    _ = try? FugitiveEdit(parsing: text, with: reader)
  }

  @Test func `ten megabytes are refused for every field of short texts`() {
    for field in [FugitiveField.name, .bounty, .born, .place, .capturedLat] {
      #expect(throws: FieldEditError.self) {
        try FugitiveEdit(parsing: field.name + "=" + HostileTexts.huge[0], with: reader)
      }
    }
  }
}
