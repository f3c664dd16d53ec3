import Chronology
import CommandKit
import PosseModel
import TestSupport
import Testing

@testable import PosseCLI

@Suite struct FugitiveFormTests {
  private static let now = SampleRows.now
  private static let reader = FieldReader(defaultCurrency: .usd, now: now)

  private static func moment(_ offset: Int, _ microseconds: Int64 = 0) -> FieldValue {
    .moment(
      Moment(
        instant: Instant(microseconds: now.microseconds - 86_400_000_000 + microseconds),
        offsetMinutes: offset))
  }

  private static func place(_ text: String) -> FieldValue {
    (try? PlaceValue(parsing: text)).map { .place($0) } ?? .null
  }

  /// Values that people can type.
  private static let typable: [(FugitiveField, FieldValue)] = [
    (.name, .text("Joe: # | \\ \"Dutch\" Koehler")),
    (.aliases, .texts(["A|B", "C\\", "a\nb", "#"])),
    (.bounty, .money(Money(thousandths: 12_500_500, currency: .usd))),
    (.bounty, SampleRows.bounty(8_000, .gbp)), (.bountyText, .text("up to $5\nor more")),
    (.captdate, moment(-360)), (.captdate, SampleRows.moment("1713")),
    (.lastSeen, moment(345, 123_456)), (.lastSeen, moment(0, 5_000_000)),
    (.lastSeen, SampleRows.moment("~1968-03")), (.due, moment(-1_439)), (.due, moment(1_439)),
    (.lastSeenLat, .degrees(Degrees(tenMillionths: -1))),
    (.lastSeenLon, .degrees(Degrees(tenMillionths: 1_799_999_999))),
    (.born, PartialDate(machineText: "~1847").map { .partialDate($0) } ?? .null),
    (.heightCm, .integer(170)), (.offenses, .texts(["fraud"])), (.place, place("TX/78701 Austin")),
    (.lastSeenPlace, place("GB:London")), (.capturedPlace, .place(.unknown)),
    (.desc, .text(" first\n\n  # second\n")), (.notes, .text("\n")),
  ]

  /// What only an import can have stored.
  private static let untypable: [(FugitiveField, FieldValue)] = [
    (.name, .text(" blanks ")), (.sex, .text("?")), (.hair, .text("e\u{301}")),
    (.bounty, .money(Money(thousandths: -5, currency: .usd))), (.heightCm, .integer(999)),
    (.lastSeenLat, .degrees(Degrees(tenMillionths: 9_000_000_000))), (.due, moment(99_999)),
    (
      .due, .moment(Moment(instant: now, offsetMinutes: 60, isCirca: true))
    ), (.born, .null), (.tags, .texts([])), (.lastSeen, SampleRows.moment("9999-12-31")),
  ]

  private static func form(
    _ values: [(FugitiveField, FieldValue)], isCaptured: Bool = true
  ) -> FugitiveForm {
    FugitiveForm(
      values: { field in values.first { $0.0 == field }?.1 ?? .null }, isCaptured: isCaptured)
  }

  private static func written(_ form: FugitiveForm) -> String {
    FormText.written(introduction: ["x"], form.entries())
  }

  @Test(arguments: typable.map(Row.init))
  func `what stands in a form can be typed`(row: Row) throws {
    let text = FugitiveForm.text(of: row.value)
    guard row.field != .notes else { return }
    #expect(try Self.reader.read(text, for: row.field).value == row.value)
  }

  @Test(arguments: (typable + untypable).map(Row.init))
  func `a form that nobody touched changes nothing`(row: Row) {
    let form = Self.form([(row.field, row.value)])
    let reading = FormReading(Self.written(form), of: form, with: Self.reader)
    #expect(reading.edits.isEmpty)
    #expect(reading.problems.isEmpty)
    #expect(reading.lines.count == FugitiveForm.fields.count)
  }

  struct Row: Sendable {
    let field: FugitiveField
    let value: FieldValue

    init(_ pair: (FugitiveField, FieldValue)) { (field, value) = pair }
  }

  @Test func `what belongs to a capture stands only in the form of someone captured`() {
    let fields = Self.form([], isCaptured: false).base.map(\.field)
    #expect(!fields.contains(.captdate) && !fields.contains(.capturedLat))
    #expect(fields.contains(.name) && fields.contains(.notes))
    #expect(!fields.contains(.city) && !fields.contains(.currency) && !fields.contains(.id))
    #expect(Self.form([]).base.map(\.field).contains(.captdate))
  }

  private static let sample = form(
    [
      (.name, .text("Joe")), (.bounty, SampleRows.bounty(5)), (.tags, .texts(["a", "b"])),
      (.desc, .text("x\ny")),
    ], isCaptured: false)

  private static func edits(_ text: String) -> FormReading {
    FormReading(text, of: sample, with: reader)
  }

  @Test(arguments: [
    ("bounty: 7", FugitiveField.bounty, FugitiveEdit.Operation.set(SampleRows.bounty(7))),
    ("bounty:", .bounty, .clear), ("tags: a|c", .tags, .set(.texts(["a", "c"]))),
    ("tags:", .tags, .clear), ("desc:\n  x\n\n  y", .desc, .set(.text("x\n\ny"))),
    ("due: unknown", .due, .clear), ("name: Joe K", .name, .set(.text("Joe K"))),
  ])
  func `a line that differs is a change`(
    text: String, field: FugitiveField, operation: FugitiveEdit.Operation
  ) {
    #expect(Self.edits(text).edits == [FugitiveEdit(field, operation)])
  }

  @Test func `a missing line leaves its field`() {
    #expect(Self.edits("").edits.isEmpty)
    #expect(Self.edits("name: Joe").edits.isEmpty)
  }

  @Test(arguments: [
    ("name:", "name: cannot be empty"), ("nmae: x", "unknown field 'nmae'; did you mean 'name'?"),
    ("id: 5", "id: is kept by the book itself"),
    ("captdate: 1713", "captdate: belongs to a capture"),
    ("city: Austin", "city: stands in the place"), ("currency: EUR", "currency: stands behind"),
    ("captured: yes", "captured: is set by posse capture"), ("bounty: 5k", "bounty: '5k'"),
    ("hello", "'hello' is no line of a form"), ("sex:\n  \n  ", "sex: the value is blank"),
    ("sex: ?", "sex: '?' is no value"), ("due: 03/04/2026", "due: '03/04/2026' may be"),
    ("tags: a\\q", "tags: 'a\\q'"), ("lastSeen: 2027-01-01", "lastSeen: '2027-01-01' lies"),
    ("\u{1B}[31m\u{202E}: x", "'"), ("qqqqqqqqqqqq: x", "unknown field 'qqqqqqqqqqqq'"),
  ])
  func `what is wrong is told with its line`(text: String, reason: String) {
    let reading = Self.edits("# top\n\n" + text + "\n")
    #expect(reading.problems.map(\.line) == [3])
    let words = reading.problems.map { FormWording.reason($0).text }.joined()
    #expect(words.hasPrefix(reason), "\(words)")
    #expect(Safety.commands(in: words).isEmpty)
  }

  @Test func `a field that stands twice is told at the second line`() {
    let reading = Self.edits("name: A\nbounty: 5k\nname: B\n")
    #expect(reading.problems.map(\.line) == [2, 3])
    #expect(
      FormWording.reason(reading.problems[1]).text
        == "name: stands in line 1 already; write it once")
  }

  @Test func `a form of noise is answered`() {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<2_000 {
      let bytes = random.bytes(Int.random(in: 0...60, using: &random))
      _ = Self.edits(String(decoding: bytes, as: UTF8.self))
    }
  }
}
