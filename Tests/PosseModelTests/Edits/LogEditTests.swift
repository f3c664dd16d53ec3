import Chronology
import PosseModel
import Testing

@Suite struct LogEditTests {
  @Test(
    arguments: [
      ("action= a call ", LogField.action, FieldValue.text("a call")),
      ("action=SIGHTING", .action, .text("sighting")), ("agent=Reyes", .agent, .text("Reyes")),
      ("place=tx", .place, .place(.place(Place(country: "US", state: "TX", zip: nil, city: nil)))),
      ("place=..Unknown..", .place, .place(.unknown)), ("reason=tip", .reason, .text("tip")),
      ("note= a=b\n", .note, .text(" a=b\n")), ("private=yes", .private, .bool(true)),
      ("private=FALSE", .private, .bool(false)), ("private=1", .private, .bool(true)),
      ("date=unknown", .date, .null),
    ] as [(String, LogField, FieldValue)])
  func `a change as people type it`(text: String, field: LogField, value: FieldValue) throws {
    #expect(try LogEdit(parsing: text, now: now) == LogEdit(field, value))
  }

  @Test func `a date is read by the one grammar`() throws {
    let edit = try LogEdit(parsing: "date=~1881-02", now: now)
    #expect(edit.field == .date && edit.value.pipedText == "~1881-02")
  }

  @Test(
    arguments: [
      ("note", LogEditError.missingOperator(text: "note")),
      ("nite=a", .unknownField(name: "nite", suggestion: "note")),
      ("fugitive=1", .unknownField(name: "fugitive", suggestion: nil)),
      ("lat=1", .notSettable(.lat)), ("id=1", .notSettable(.id)), ("note+=a", .notAList(.note)),
      ("note= ", .emptyValue(.note)), ("agent=?", .questionMark(.agent)),
      ("note=a\0", .text(.note, .holdsNUL(field: "note"))), ("action=a\nb", .lineBreak(.action)),
      ("action=capture", .reservedAction(.capture)), ("action=Release", .reservedAction(.release)),
      ("private=maybe", .badBool(.private, text: "maybe")),
      ("place=", .emptyValue(.place)), ("date=tomorrow", .futureDate(text: "tomorrow")),
      ("date=soon", .date(.unrecognised("soon"))),
    ] as [(String, LogEditError)])
  func `what is no change`(text: String, error: LogEditError) {
    #expect(throws: error) { try LogEdit(parsing: text, now: now) }
  }

  @Test func `what may be emptied`() throws {
    for field in LogEdit.clearableFields {
      #expect(try LogEdit(clearing: field.rawValue) == LogEdit(field, .null))
    }
    #expect(throws: LogEditError.notClearable(.action)) { try LogEdit(clearing: "action") }
    #expect(throws: LogEditError.notClearable(.private)) { try LogEdit(clearing: "private") }
    #expect(throws: LogEditError.notSettable(.photo)) { try LogEdit(clearing: "photo") }
  }

  @Test func `a field is named once in a request`() throws {
    #expect(throws: LogEditError.repeated(.note)) {
      try LogEdit.reading(assignments: ["note=a", "agent=b"], clearing: ["note"], now: now)
    }
    let edits = try LogEdit.reading(assignments: ["note=a"], clearing: ["agent"], now: now)
    #expect(edits.map(\.field) == [.note, .agent])
  }

  @Test(
    arguments: [
      ("l12", 12), ("12", 12), ("l1", 1), ("0", nil), ("l0", nil), ("L1", nil), ("p1", nil),
      ("", nil), ("l", nil), ("-1", nil), ("99999999999999999999", nil),
    ] as [(String, Int64?)])
  func `the number of an entry`(text: String, number: Int64?) {
    #expect(LogID(parsing: text)?.number == number)
  }
}
